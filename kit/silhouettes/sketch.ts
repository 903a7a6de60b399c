/** Strokes of which silhouettes are made: polygons, wheels, barrels, in three tones. */

/** A drawing under way. */
export class Sketch {
  body = '';
  dark = '';
  light = '';
  left = 0;
  right = 0;
  top = 0;

  reach(x: number, y: number): void {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
  }
  /** A polygon from pairs x, y. */
  shape(tone: 'body' | 'dark' | 'light', ...points: readonly number[]): void {
    let d = '';
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [round(points[i]!), round(points[i + 1]!)];
      this.reach(x, y);
      d += `${i === 0 ? 'M' : 'L'}${x} ${y}`;
    }
    this[tone] += `${d}z`;
  }
  disc(tone: 'body' | 'dark' | 'light', x: number, y: number, r: number): void {
    const [a, b] = [round(r), round(2 * r)];
    this[tone] += `M${round(x - r)} ${round(y)}a${a} ${a} 0 1 0 ${b} 0a${a} ${a} 0 1 0 ${-b} 0z`;
    this.reach(x - r, y - r);
    this.reach(x + r, y - r);
  }
  /** A wheel: tyre, rim, hub. */
  wheel(x: number, r: number, y = -r): void {
    this.disc('dark', x, y, r);
    this.disc('light', x, y, r * 0.52);
  }
  /** A barrel from (x, y), raised by so many degrees. */
  gun(x: number, y: number, length: number, thick: number, rise: number, brake: boolean): void {
    const [c, s] = [Math.cos((rise * Math.PI) / 180), Math.sin((rise * Math.PI) / 180)];
    const tube = (from: number, to: number, half: number): void => {
      const at = (d: number, side: number): [number, number] => [x + d * c + side * s, y - d * s + side * c];
      this.shape('dark', ...at(from, -half), ...at(to, -half), ...at(to, half), ...at(from, half));
    };
    tube(0, length, thick / 2);
    tube(0, length * 0.22, thick * 0.95);
    if (brake) tube(length - thick * 1.6, length, thick * 0.8);
  }
}
export const round = (n: number): number => Math.round(n * 10) / 10;
