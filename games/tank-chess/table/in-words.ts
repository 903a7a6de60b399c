/** A turn for those who do not read the notation: in words, which tank did what, from where; and on the board. */
import { firstOf } from '#kit/events.ts';
import type { Translator } from '#kit/text.ts';
import type { StoryItem } from '#wire/protocol.ts';
import type { TankEvent } from '../rules/events.ts';

/** Who did it is not said. Undefined for what tells of no turn. */
export const wordsOf = (
  { told }: Pick<StoryItem<TankEvent>, 'told'>,
  say: Translator['say'],
): string | undefined => {
  const way = firstOf(told, 'moved', 'escaped');
  if (!way) return undefined;
  const shot = firstOf(told, 'destroyed', 'bounced');
  const turned = way.type === 'moved' && way.from === way.to;
  const went = say(`words.${turned ? 'turned' : way.type}`, way);
  return shot ? say(`words.${shot.type}`, { ...shot, went }) : went;
};

/** Where a tank came from and went to, and what it shot at. */
export const placesOf = ({ told }: Pick<StoryItem<TankEvent>, 'told'>): readonly string[] => {
  const way = firstOf(told, 'moved', 'escaped');
  const shot = firstOf(told, 'destroyed', 'bounced');
  return [
    ...(way ? [way.from] : []),
    ...(way?.type === 'moved' && way.to !== way.from ? [way.to] : []),
    ...(shot ? [shot.square] : []),
  ];
};
