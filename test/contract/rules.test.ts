import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { type Body, bodyOf, type GeneratorName } from './bodies.ts'
import type { Estimated, Patch, Refused, Rule } from './rule.ts'
import { rules } from './rules/index.ts'

let service: TestService

before(async () => {
  service = await startService()
})
after(() => service.stop())

const bodyFrom = (patch: Patch): Body => (typeof patch === 'function' ? patch() : patch)
/** A long value is no help in a message about it. */
const shown = (patch: Body): string =>
  JSON.stringify(patch, (_, value) =>
    typeof value === 'string' && value.length > 80 ? `${value.slice(0, 40)}… (${value.length})` : (value ?? null),
  )

/** Estimates run the same checks as creates, and create nothing. */
const ask = (generator: GeneratorName, patch: Body, model?: string): Promise<Answered> =>
  service.post(`/ent/v2/estimate/${generator}`, bodyOf(generator, patch, model))

/** What a row got, where it is not what the rule says; empty when all is well. */
type Finding = (generator: GeneratorName, rule: Rule) => Promise<string[]>

const findingsOf: Finding = async (generator, rule) => {
  const accepted = async (patch: Patch): Promise<string | undefined> => {
    const body = bodyFrom(patch)
    const answer = await ask(generator, body, rule.model)
    const ignored = answer.headers.get('x-ignored-fields')
    if (answer.status === 200 && ignored === null) return undefined
    return `not accepted: ${shown(body)} -> ${answer.status} ${answer.text.slice(0, 300)} ignored ${ignored}`
  }
  const turnedAway = async ({ patch, reason, field }: Refused): Promise<string | undefined> => {
    const body = bodyFrom(patch)
    const { status, json, text } = await ask(generator, body, rule.model)
    const fields = json.metadata?.fields ?? []
    if (status === 400 && json.reason === reason && fields.length === 1 && fields[0] === field) return undefined
    return `not refused with ${reason} for ${field}: ${shown(body)} -> ${status} ${text.slice(0, 400)}`
  }
  const estimated = async ({ patch, ...expected }: Estimated): Promise<string | undefined> => {
    const body = bodyFrom(patch)
    const answer = await ask(generator, body, rule.model)
    const isRight = Object.entries(expected).every(([name, value]) => answer.json[name] === value)
    if (answer.status === 200 && isRight) return undefined
    return `not ${JSON.stringify(expected)}: ${shown(body)} -> ${answer.status} ${answer.text.slice(0, 300)}`
  }
  const unknown = async (body: Body): Promise<string | undefined> => {
    const answer = await ask(generator, body, rule.model)
    const ignored = (answer.headers.get('x-ignored-fields') ?? '').split(',').sort()
    if (answer.status === 200 && ignored.join() === Object.keys(body).sort().join()) return undefined
    return `not ignored: ${shown(body)} -> ${answer.status} ${answer.text.slice(0, 300)} ignored ${ignored.join()}`
  }
  const checks: (() => Promise<string | undefined>)[] = [
    ...(rule.accepts ?? []).map(patch => () => accepted(patch)),
    ...(rule.refuses ?? []).map(row => () => turnedAway(row)),
    ...(rule.estimates ?? []).map(row => () => estimated(row)),
    ...(rule.unknown ? [() => unknown(rule.unknown ?? {})] : []),
  ]
  const found: (string | undefined)[] = []
  // A few at a time: some bodies are of many megabytes.
  for (let at = 0; at < checks.length; at += 4)
    found.push(...(await Promise.all(checks.slice(at, at + 4).map(check => check()))))
  return found.filter(one => one !== undefined)
}

for (const [generator, table] of Object.entries(rules) as [GeneratorName, Rule[]][]) {
  describe(generator, () => {
    for (const rule of table) {
      test(rule.model === undefined ? rule.rule : `${rule.rule} (${rule.model})`, async () => {
        const findings = await findingsOf(generator, rule)
        assert.deepEqual(findings, [])
      })
    }
  })
}
