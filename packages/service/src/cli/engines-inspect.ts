import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inspectWorkflow } from '../engines/comfyui/inspect-workflow.ts'
import { readJson } from '../engines/comfyui/load-workflow.ts'
import { print } from './command.ts'

/** `kinora engines inspect`: proposes the slots file of a ComfyUI workflow, and writes it beside the workflow if told so. */
export async function inspectEngine(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false } },
  })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0)
    throw new Error(`WORKFLOW.json expected, got ${JSON.stringify(positionals)}`)
  const { slots, notes } = inspectWorkflow(readJson(path))
  for (const note of notes) process.stderr.write(`${note}\n`)
  print(slots)
  if (values.write) writeNew(path.replace(/(\.json)?$/, '.slots.json'), slots)
  return 0
}

/** What somebody may have changed by hand is not overwritten. */
function writeNew(path: string, slots: object): void {
  if (existsSync(path)) throw new Error(`${path} is there already; remove it first`)
  writeFileSync(path, `${JSON.stringify(slots, null, 2)}\n`)
}
