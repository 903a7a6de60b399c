/** Shows turns as they are driven: step by step along the path, then the shot. Purely for the eye. */
import type { Frame, Point } from './frame.ts';
import type { Played } from './last.ts';
import type { Pose } from './path.ts';

interface Moving extends Pose {
  readonly from: number;
}
interface Flash {
  readonly from: Point;
  readonly to: Point;
  readonly effective: boolean;
  /** How far the shot has flown, 0 to 1. */
  readonly share: number;
}

const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

export class Mover {
  /** The moment that the board shows. */
  moment = $state(0);
  moving = $state.raw<Moving | undefined>();
  flash = $state.raw<Flash | undefined>();
  /** The moment that the turn being shown leads to. */
  playing: number | undefined;
  #run = 0;

  jump(moment: number): void {
    this.stop();
    this.moment = moment;
  }

  /** Ends whatever is being shown. */
  stop(): void {
    this.#run++;
    this.playing = undefined;
    this.moving = undefined;
    this.flash = undefined;
  }

  /** Drives along the poses, fires, and then shows the moment. */
  play(moment: number, poses: readonly Pose[], turn: Played, pace: number, frame: Frame): void {
    this.stop();
    this.playing = moment;
    const run = this.#run;
    const driving = (poses.length - 1) * pace;
    const flying = turn.shot ? pace * 1.6 : 0;
    const end = poses.at(-1)!;
    const start = performance.now();
    const draw = (now: number): void => {
      if (run !== this.#run) return;
      const passed = now - start;
      const step = Math.min(Math.max(0, Math.floor(passed / pace)), poses.length - 2);
      const [a, b] = [poses[step]!, poses[step + 1]!];
      const t = ease(Math.min(1, Math.max(0, passed / pace - step)));
      this.moving = {
        from: turn.from,
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t,
        angle: a.angle + (b.angle - a.angle) * t,
      };
      if (turn.shot && passed > driving) {
        const share = Math.min(1, ((passed - driving) / flying) * 2);
        this.flash = { from: end, to: frame.middle(turn.shot.square), effective: turn.shot.effective, share };
      }
      if (passed < driving + flying) requestAnimationFrame(draw);
      else this.jump(moment);
    };
    requestAnimationFrame(draw);
  }
}
