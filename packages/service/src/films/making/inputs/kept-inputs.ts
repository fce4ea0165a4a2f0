import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Input } from '@kinora/media/engine/contract'
import { loadFile } from '../../../plans/files/stored-files.ts'
import { fetchInputs, type RequestInput } from '../../../plans/files/fetch-inputs.ts'
import { type PlanContext, PlanFailure } from '../../../plans/plan.ts'
import { exactly, list, number, record, type Shape, text } from '../../../core/shape.ts'

/** A stored input of a film. All parts use it, including edits weeks later. */
export type KeptInput = Omit<Input, 'path' | 'model'> & {
  blob: string
  modelBlob?: string
  width?: number
  height?: number
  seconds?: number
}

export const keptInputs: Shape<KeptInput[]> = list(
  record(
    { role: text, kind: exactly('picture', 'clip', 'sound'), blob: text },
    {
      modelBlob: text,
      width: number,
      height: number,
      seconds: number,
      name: text,
      shows: exactly('place', 'subject'),
      description: text,
      voice: text,
    },
  ),
)

/** The name of the step, which the composition uses. */
export const INPUTS = 'inputs'

/** Downloads the film's inputs once and stores them, in case their URLs stop working. */
export const keepInputs = (wanted: readonly RequestInput[], context: PlanContext): Promise<KeptInput[]> =>
  context.step(INPUTS, keptInputs, async () => {
    const kept: KeptInput[] = []
    for (const input of await fetchInputs(wanted, context)) {
      const { path, model, role, kind, format = 'bin', width, height, seconds } = input
      const blob = await context.store(path, format === 'jpeg' ? 'jpg' : format)
      kept.push({
        role,
        kind,
        blob,
        ...(model !== undefined && { modelBlob: await context.store(model, 'glb') }),
        ...(width && height && { width, height }),
        ...(seconds !== undefined && { seconds }),
      })
    }
    return kept
  })

/** Copies stored inputs to a separate folder. */
export async function loadInputs(kept: readonly KeptInput[], context: PlanContext): Promise<Input[]> {
  const folder = join(context.folder, 'inputs')
  await mkdir(folder, { recursive: true })
  const inputs: Input[] = []
  for (const [index, { blob, modelBlob, role, kind, name, shows }] of kept.entries()) {
    const path = join(folder, String(index))
    const model = modelBlob === undefined ? undefined : `${path}.glb`
    for (const [stored, to] of [
      [blob, path],
      [modelBlob, model],
    ]) {
      if (stored !== undefined && to !== undefined && !(await loadFile(stored, to, context)))
        throw new PlanFailure('InternalServiceFailure', `${role}: the stored file no longer exists`, {
          retryable: false,
        })
    }
    inputs.push({
      role,
      kind,
      path,
      ...(model !== undefined && { model }),
      ...(name !== undefined && { name }),
      ...(shows && { shows }),
    })
  }
  return inputs
}

/** The inputs of a part with its pictures replaced; its sounds stay. */
export const withPictures = (inputs: readonly KeptInput[], given: readonly KeptInput[]): readonly KeptInput[] =>
  given.length > 0 ? [...given, ...inputs.filter(input => input.kind !== 'picture')] : inputs
