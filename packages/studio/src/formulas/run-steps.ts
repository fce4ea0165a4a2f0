import { type Formula, isTrue, parseFormula, type Scope, type Value } from './parse-formula.ts'

/**
 * A step of a document: `name = formula`, a call, steps under a condition, or steps for each of the named things
 * (sides, legs).
 */
export type Step =
  | string
  | { if: string; do: readonly Step[]; else?: readonly Step[] }
  | { each: string; do: readonly Step[] }

/** The groups that `each` iterates over, with the values that each member sets. */
export type Groups = Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>

/** Parsed steps. They read and set the values of the scope, and call its functions. */
export type Steps = (scope: Scope) => void

const SETS = /^([A-Za-z]\w*)\s*=(?!=)(.*)$/su

/** Parses steps. Each formula is parsed once, however often the steps run. */
export function parseSteps(steps: readonly Step[], groups: Groups = {}): Steps {
  const parsed = steps.map(step => parseStep(step, groups))
  return scope => {
    for (const run of parsed) run(scope)
  }
}

function parseStep(step: Step, groups: Groups): Steps {
  if (typeof step === 'string') {
    const sets = SETS.exec(step)
    if (!sets) return parseFormula(step)
    const [name, formula] = [sets[1]!, parseFormula(sets[2]!)]
    return scope => void scope.values.set(name, formula(scope))
  }
  const run = parseSteps(step.do, groups)
  if ('each' in step) {
    const group = groups[step.each]
    if (!group) throw new RangeError(`${step.each} is none of ${Object.keys(groups).join(', ')}`)
    const members = group.map(member => Object.entries(member))
    return scope => {
      for (const member of members) {
        for (const [name, value] of member) scope.values.set(name, value)
        run(scope)
      }
    }
  }
  const condition: Formula = parseFormula(step.if)
  const otherwise = parseSteps(step.else ?? [], groups)
  return scope => (isTrue(condition(scope)) ? run(scope) : otherwise(scope))
}
