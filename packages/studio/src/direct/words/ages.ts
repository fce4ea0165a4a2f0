/** A people or an age by which somebody is called, and what those who fight and those who do not have on then. */
export type Age = { words: RegExp; fighters: readonly string[]; others?: readonly string[] }

export const AGES: readonly Age[] = [
  { words: /^(?:ancient roman|roman|古罗马|罗马)$/u, fighters: ['legion armour'], others: ['toga'] },
  {
    words: /^(?:ancient greek|spartan|trojan|古希腊|斯巴达|特洛伊)$/u,
    fighters: ['hoplite armour'],
    others: ['toga'],
  },
  {
    words: /^(?:viking|norse|维京|维京人|北欧海盗)$/u,
    fighters: ["raider's tunic"],
    others: ["raider's tunic"],
  },
  { words: /^(?:ancient egyptian|egyptian|古埃及)$/u, fighters: ['nile linen'], others: ['nile linen'] },
  { words: /^(?:medieval|mediaeval|中世纪)$/u, fighters: ['armour'], others: ["peasant's tunic"] },
  {
    words:
      /^(?:(?:ancient )?mongol|mongolian|ancient chinese|(?:han|tang|song|ming|qin|qing) dynasty|three kingdoms|古代|蒙古|三国|秦朝|汉朝|唐朝|宋朝|明朝|清朝|秦军|大唐|大秦|大汉)$/u,
    fighters: ['scale armour'],
    others: ['hanfu'],
  },
  {
    words: /^(?:prehistoric|stone age|neanderthal|primitive|原始|石器时代|史前)$/u,
    fighters: ['hide'],
    others: ['hide'],
  },
]

/** Who fights, and is no fencer or modern soldier then. */
export const FIGHTERS =
  /^(?:soldiers?|warriors?|fighters?|guards?|sentr(?:y|ies)|generals?|arm(?:y|ies)|troops|archers?|horsem[ae]n|cavalry|raiders?|士兵|战士|勇士|卫兵|守卫|哨兵|将军|将士|军队|大军|弓箭手|骑兵|武士|军人)$/u
