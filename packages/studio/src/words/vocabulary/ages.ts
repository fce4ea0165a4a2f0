import { readTable } from './word-data.ts'
/** A people or an age by which somebody is called, and what those who fight and those who do not have on then. */
export type Age = { words: RegExp; fighters: readonly string[]; others?: readonly string[] }

export const AGES: readonly Age[] = readTable('ages', 'ages')

/** Who fights, and is no fencer or modern soldier then. */
export const FIGHTERS =
  /^(?:soldiers?|warriors?|fighters?|guards?|sentr(?:y|ies)|generals?|arm(?:y|ies)|troops|archers?|horsem[ae]n|cavalry|raiders?|士兵|战士|勇士|卫兵|守卫|哨兵|将军|将士|军队|大军|弓箭手|骑兵|武士|军人)$/u
