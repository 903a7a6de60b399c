/**
 * How a ground or an obstacle is drawn, from above in flat colours, lit from the upper left. A drawing fills a square of
 * 40 units and is repeated over the board, as it is and mirrored, so that neighbours differ.
 */

export type Ground =
  | 'steppe'
  | 'meadow'
  | 'autumn'
  | 'desert'
  | 'snow'
  | 'mud'
  | 'gravel'
  | 'paving'
  | 'shallows';
export type Obstacle =
  | 'rocks'
  | 'woods'
  | 'firs'
  | 'houses'
  | 'ruins'
  | 'columns'
  | 'teeth'
  | 'crags'
  | 'walls'
  | 'hedges'
  | 'crates'
  | 'sandbags'
  | 'islands'
  | 'water';

/** From dark to bright; `sign` stands out. */
type Tone = 'deep' | 'low' | 'mid' | 'lit' | 'sign';
/** Of each tone that a drawing uses. */
export type Colours = Readonly<Partial<Record<Tone, string>>>;
/** A figure, filled, or drawn as lines of this width. */
export type Part = readonly [tone: Tone, figure: string, width?: number];
export interface Drawing {
  readonly parts: readonly Part[];
  readonly colours: Colours;
  /** Its colours on grounds where they are others. */
  readonly on?: Readonly<Partial<Record<Ground, Colours>>>;
}
