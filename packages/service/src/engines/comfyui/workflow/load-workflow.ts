import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ResolvePath } from '../../engine-kind.ts'
import { type Bound, bindSlots } from './bind-slots.ts'
import { readSlots } from './read-slots.ts'
import type { Slots } from './slots.ts'
import { readWorkflow, type Workflow } from './workflow.ts'

/** A workflow and its description. */
export type LoadedWorkflow = { name: string; workflow: Workflow; slots: Slots; bound: Bound }

/** The folder of the workflows in the package. */
export const READY_MADE = join(import.meta.dirname, '../../../../workflows')

// A graph of a thousand nodes has a tenth of this.
const MAX_CHARACTERS = 8 * 1024 * 1024

/**
 * Loads a workflow and the slots file beside it: a path that ends with `.json`, or the name of an included workflow.
 * Throws a message that names the file.
 */
export function loadWorkflow(named: string, resolvePath: ResolvePath): LoadedWorkflow {
  const path = named.endsWith('.json') ? resolvePath(named) : join(READY_MADE, `${basename(named)}.json`)
  try {
    const workflow = readWorkflow(readJson(path))
    const slots = readSlots(readJson(path.replace(/\.json$/, '.slots.json')))
    return { name: basename(path, '.json'), workflow, slots, bound: bindSlots(workflow, slots) }
  } catch (error) {
    throw new Error(`the workflow ${named} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

export function readJson(path: string): unknown {
  const text = readText(path)
  if (text.length > MAX_CHARACTERS) throw new Error(`${basename(path)} is longer than ${MAX_CHARACTERS} characters`)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`${basename(path)} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(code === 'ENOENT' ? `there is no ${path}` : `${path} cannot be read (${code})`, { cause: error })
  }
}
