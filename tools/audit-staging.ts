// Stages the prompts of a file (one a line, or a JSON list of objects with a `prompt`) without drawing them, and counts what
// is nonsense whatever the words say: cut heads, giants, figures in the air. `node tools/audit-staging.ts prompts.txt [every
// nth] [fault]` tells each fault, or those of one class, and the counts by class.
import { readFileSync } from 'node:fs'
import { FAULTS, type FaultName } from '../packages/studio/test/staging/faults.ts'
import { findFaults } from '../packages/studio/test/staging/find-faults.ts'
import { stagePrompt } from '../packages/studio/test/staging/stage-prompt.ts'

const [file, every = '1', only] = process.argv.slice(2)
if (!file) throw new Error('which file of prompts? one a line, or JSON')
const text = readFileSync(file, 'utf8')
const all: string[] = file.endsWith('.json')
  ? (JSON.parse(text) as { prompt: string }[]).map(({ prompt }) => prompt)
  : text.split('\n').filter(line => line.trim() !== '')
const prompts = all.filter((_, at) => at % Number(every) === 0)
const counts = new Map<FaultName, number>()
let [faulty, failed] = [0, 0]
for (const prompt of prompts) {
  try {
    const faults = findFaults(await stagePrompt(prompt))
    for (const name of new Set(faults.map(fault => fault.name))) counts.set(name, (counts.get(name) ?? 0) + 1)
    if (faults.length > 0) faulty++
    const told = faults.filter(({ name }) => only === undefined || name === only)
    if (told.length > 0) console.log(prompt)
    for (const { name, shot, progress, who, how } of told)
      console.log(`  ${name.padEnd(11)} shot ${shot + 1} at ${progress}: ${who}, ${how}`)
  } catch (error) {
    failed++
    console.log(`${prompt}\n  cannot be staged: ${String(error)}`)
  }
}
console.log(`\n${prompts.length} prompts, ${faulty} with faults, ${failed} that cannot be staged`)
for (const [name, about] of Object.entries(FAULTS))
  console.log(`  ${name.padEnd(11)} ${String(counts.get(name as FaultName) ?? 0).padStart(4)}  ${about}`)
