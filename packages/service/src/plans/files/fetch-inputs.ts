import { join } from 'node:path'
import { type MediaRules, findPixelRatioProblem, sizeReason } from '@kinora/media/formats/check-media'
import type { Input } from '@kinora/media/engine/contract'
import type { ClipFacts, PictureFacts, SoundFacts } from '@kinora/media/inspect/inspected'
import type { MediaReference } from '../../catalog/request-values.ts'
import { loadFile } from './stored-files.ts'
import { downloadFile } from './download-file.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'

/** An input on local disk with its measured facts, which depend on its kind. */
export type FetchedInput = Input & Partial<PictureFacts & SoundFacts & ClipFacts>

const FAILURE = {
  picture: 'ImageDownloadFailure',
  clip: 'VideoDownloadFailure',
  sound: 'AudioDownloadFailure',
} as const

/** A media input of the request with the rules of its field. */
export type RequestInput = {
  role: string
  reference: MediaReference
  rules: MediaRules
  /** Bounds, both included, for the pixel count of an earlier input divided by this one's. */
  besides?: { role: string; pixelRatio: { from: number; to: number } }
}

/** Downloads the inputs of a request one after another and checks them against the rules of their fields. */
export async function fetchInputs(wanted: readonly RequestInput[], context: PlanContext): Promise<FetchedInput[]> {
  const inputs: FetchedInput[] = []
  for (const [index, one] of wanted.entries()) {
    const input = await fetchInput(one, index, context)
    checkBesides(input, one, inputs)
    inputs.push(input)
  }
  return inputs
}

/**
 * Embedded media were measured from their headers at the create; URLs and uploads are unknown until now. Both are
 * opened here, and a bad one fails the task.
 */
async function fetchInput(wanted: RequestInput, index: number, context: PlanContext): Promise<FetchedInput> {
  const { role, reference, rules } = wanted
  const { inspect, folder, signal } = context
  const path = join(folder, `input-${index}`)
  const code = FAILURE[rules.kind]
  if (typeof reference === 'string')
    await downloadFile(
      reference,
      { path, maxBytes: rules.maxBytes, code, tooLarge: sizeReason(rules), says: `${role}: ` },
      context,
    )
  else if (!(await loadFile(reference.blob, path, context)))
    throw new PlanFailure(code, `${role}: the stored file no longer exists`, { retryable: false })
  const { decodedUnder: _decodedUnder, ...asFile } = rules
  const verdict = await inspect(path, asFile, { signal })
  if ('reason' in verdict) throw new PlanFailure(verdict.reason, `${role} ${verdict.says}`, { retryable: false })
  const { picture, ...facts } = { picture: undefined, ...verdict.facts }
  // Every engine can use the picture of a 3D model; the file itself is for engines that can film it.
  if (picture !== undefined) return { role, kind: rules.kind, ...facts, format: 'png', path: picture, model: path }
  return { role, kind: rules.kind, path, ...facts }
}

function checkBesides(input: FetchedInput, { rules, besides }: RequestInput, earlier: readonly FetchedInput[]): void {
  const other = earlier.find(one => one.role === besides?.role)
  if (!besides || !hasSize(other) || !hasSize(input)) return
  const says = findPixelRatioProblem(other, input, besides.pixelRatio)
  if (says) throw new PlanFailure(sizeReason(rules), `${other.role} and ${input.role} ${says}`, { retryable: false })
}

const hasSize = (input: FetchedInput | undefined): input is FetchedInput & { width: number; height: number } =>
  input?.width !== undefined && input.height !== undefined
