/** The eighty quests, 40 of each faction. */
import { allianceQuests } from './alliance.ts';
import { hordeQuests } from './horde.ts';
import type { Quest } from './quest.ts';

export const QUESTS: readonly Quest[] = [...allianceQuests, ...hordeQuests];
