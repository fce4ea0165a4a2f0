import { readTable } from './word-data.ts'
/** A people or an era, with the clothes of its fighters and of others. */
export type Age = { words: RegExp; fighters: readonly string[]; others?: readonly string[] }

export const AGES: readonly Age[] = readTable('ages', 'ages')

/** Words for fighters, except fencers and modern soldiers. */
export const FIGHTERS =
  /^(?:soldiers?|warriors?|fighters?|guards?|sentr(?:y|ies)|generals?|arm(?:y|ies)|troops|archers?|horsem[ae]n|cavalry|raiders?|士兵|战士|勇士|卫兵|守卫|哨兵|将军|将士|军队|大军|弓箭手|骑兵|武士|军人)$/u
