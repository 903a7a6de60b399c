/** What the box holds (Components). Only dice and creature figures are a limit (WOW-2.18). */
export const DICE_PER_COLOUR = 7;
export const COMPONENTS = {
  regions: 67,
  borders: 118,
  sheets: 9,
  characters: 16,
  characterCounters: 63,
  classCards: 216,
  items: { triangle: 46, square: 30, circle: 16, chalice: 28 },
  quests: { grey: 8, green: 12, yellow: 10, red: 10 },
  events: { normal: 21, bonus: 26, kelthuzad: 5 },
  overlords: 3,
  figures: { green: 62, red: 29, blue: 29 },
  bossTokens: 5,
  warTokens: 8,
} as const;
