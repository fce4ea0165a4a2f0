import { type FilmAction, type Generator, PLAN_NAMES, TOLD } from '../declare.ts'

/** Problems of a declaration, independent of models: names that refer to nothing. */
export function declarationFaults(declared: Generator | FilmAction): string[] {
  const { fields, rulesBy, rules, needsOneOf = [], mentions, alias = {}, spans, answer, plan } = declared
  const must = (name: string, where: string): string[] =>
    Object.hasOwn(fields, name) ? [] : [`${where} ${name}, which is no field of it`]
  const chooser = rulesBy === undefined ? undefined : fields[rulesBy]
  return [
    ...answer.flatMap(name => ((TOLD as readonly string[]).includes(name) ? [] : must(name, 'answers'))),
    // Some public clients read only one of the two fields, some only the other.
    ...(answer.includes('task_id') && !answer.includes('id') ? ['answers task_id without id'] : []),
    ...(new Set(answer).size < answer.length ? ['answers a field twice'] : []),
    ...(PLAN_NAMES.includes(plan) ? [] : [`names the plan "${plan}", which is not there`]),
    ...needsOneOf.flatMap(name => must(name, 'needs')),
    ...Object.values(alias).flatMap(name => must(name, 'has another name for')),
    ...(mentions
      ? Object.values(mentions)
          .flat()
          .flatMap(name => must(name, 'has mentions by'))
      : []),
    ...(spans ? [spans.list, spans.within].flatMap(name => must(name, 'has times by')) : []),
    ...(rulesBy !== undefined && chooser?.kind !== 'choice'
      ? [`has rules by ${rulesBy}, which is no choice of it`]
      : []),
    ...Object.keys(rules ?? {}).flatMap(key =>
      chooser?.kind === 'choice' && chooser.choices.length > 0 && !chooser.choices.includes(key)
        ? [`has rules for ${key}, which ${rulesBy} cannot be`]
        : [],
    ),
  ]
}
