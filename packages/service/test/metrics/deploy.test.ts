import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { METRICS } from '../../src/metrics/metric-table.ts'

const deploy = join(import.meta.dirname, '../../../../deploy')
const read = (name: string): string => readFileSync(join(deploy, name), 'utf8')

/** `name{labels}` and `by (labels)` of expressions in the language of Prometheus. */
function unknownIn(expression: string): string[] {
  const unknown: string[] = []
  const labels = new Set(['le', 'instance', 'job'])
  for (const [, name = ''] of expression.matchAll(/\b(kinora_\w+)/g)) {
    const base = name.replace(/_(bucket|sum|count)$/, '')
    const row = METRICS[(name in METRICS ? name : base) as keyof typeof METRICS] as
      | { kind: string; labels: readonly string[] }
      | undefined
    if (!row || (name !== base && !(name in METRICS) && row.kind !== 'histogram')) unknown.push(name)
    for (const label of row?.labels ?? []) labels.add(label)
  }
  const used = [...expression.matchAll(/by \(([^)]*)\)|\{([^}]*)\}/g)].flatMap(([, by = '', matchers = '']) => [
    ...by.split(',').map(one => one.trim()),
    ...[...matchers.matchAll(/(\w+)\s*[=!]~?/g)].map(([, one = '']) => one),
  ])
  return [...unknown, ...used.filter(one => one !== '' && !labels.has(one))]
}

test('every metric and label on the dashboard exists', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  assert.ok(panels.length >= 16)
  for (const { title, targets } of panels)
    for (const { expr } of targets) assert.deepEqual(unknownIn(expr), [], `${title}: ${expr}`)
})

test('every metric and label in an alert exists, with its part of the runbook', () => {
  const rules = read('prometheus-rules.yaml')
  // An expression stands on its line, or indented below it.
  const expressions = [...rules.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(
    ([, block, line]) => block ?? line ?? '',
  )
  assert.equal(expressions.length, [...rules.matchAll(/- alert:/g)].length)
  for (const expr of expressions) assert.deepEqual(unknownIn(expr), [], expr)
  const headings = readFileSync(join(deploy, '../docs/runbook.md'), 'utf8')
    .split('\n')
    .flatMap(line => (line.startsWith('## ') ? [line.slice(3).toLowerCase().replaceAll(' ', '-')] : []))
  for (const [, anchor = ''] of rules.matchAll(/runbook: docs\/runbook\.md#(\S+)/g))
    assert.ok(headings.includes(anchor), anchor)
})

test('an unknown metric or label is noticed', () => {
  assert.deepEqual(unknownIn('sum(kinora_no_such_total)'), ['kinora_no_such_total'])
  assert.deepEqual(unknownIn('sum by (model) (kinora_tasks_created_total)'), ['model'])
  assert.deepEqual(unknownIn('kinora_tasks_created_total{account="1"}'), ['account'])
  assert.deepEqual(unknownIn('kinora_workers_bucket'), ['kinora_workers_bucket'])
})
