import type { UnderstoodRequest } from '../../catalog/catalog.ts'
import { formatFieldPath } from '../../catalog/check/describe-problems.ts'
import { findUnknownMentions } from '../../catalog/check/text-rules.ts'
import type { Column } from '../../catalog/column.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { type Problem, refuseProblems } from '../../core/errors.ts'
import { isId } from '../../core/ids.ts'
import { quoteValue } from '../../core/text.ts'
import type { Tx } from '../../store/pool.ts'
import type { MediaReference } from '../../catalog/request-values.ts'
import { findHeldBlobs } from '../../store/retention/blob-rows.ts'
import { findUsableSubjects, type SubjectRow } from '../../store/subjects.ts'
import { findUploads } from '../../store/uploads.ts'
import { findVoiceProblems } from './find-voice-problems.ts'
import { resolveCreations } from './resolve-creations.ts'
import { replaceAt } from './references.ts'

/**
 * Checks a request against the database: its uploads, files and videos exist and belong to the account. Fills in stored
 * subjects. Makes no query if there is nothing to check.
 */
export async function resolveInputs(tx: Tx, accountId: string, request: UnderstoodRequest, now: number): Promise<void> {
  const problems = await resolveFiles(tx, accountId, request, now)
  problems.push(...(await findVoiceProblems(tx, accountId, request)))
  problems.push(...(await resolveCreations(tx, accountId, request)))
  if (usesStoredSubjects(request.values)) problems.push(...(await fillSubjects(tx, accountId, request)))
  if (problems.length > 0) throw refuseProblems(problems)
}

/** Replaces the account's uploads, and the URLs of its files, by the stored files. */
export async function resolveFiles(
  tx: Tx,
  accountId: string,
  { values, findings }: Pick<UnderstoodRequest, 'values' | 'findings'>,
  now: number,
): Promise<Problem[]> {
  const uploads = await findUsableUploads(tx, accountId, findings.uploads, now)
  for (const [pointer, id] of findings.uploads) {
    const blob = uploads.get(id)
    if (blob) replaceAt(values, pointer.slice(1).split('/'), { blob, given: `ssupload:?id=${id}` })
  }
  const files = [...findings.files]
  const keys = files.map(([, { key }]) => key)
  const held = keys.length === 0 ? new Set<string>() : await findHeldBlobs(tx, accountId, keys)
  for (const [pointer, { url, key }] of files)
    if (held.has(key)) replaceAt(values, pointer.slice(1).split('/'), { blob: key, given: url })
  return [
    ...findUploadProblems(findings.uploads, uploads),
    // Another account's file is downloaded like any URL, or refused like one.
    ...files.flatMap(([pointer, { key, why }]): Problem[] => {
      if (held.has(key) || why === undefined) return []
      const field = formatFieldPath(pointer)
      return [{ field, reason: 'FieldInvalid', message: `${field} is a URL of a file that this account does not have` }]
    }),
  ]
}

/** The account's finished uploads that a body names, with their storage keys. */
async function findUsableUploads(
  tx: Tx,
  accountId: string,
  uploads: ReadonlyMap<string, string>,
  now: number,
): Promise<Map<string, string>> {
  if (uploads.size === 0) return new Map()
  const rows = await findUploads(tx, [...new Set(uploads.values())])
  const usable = rows.filter(row => row.account_id === accountId && row.finished_at && row.expires_at.getTime() > now)
  return new Map(usable.flatMap(row => (row.blob_key ? [[row.id, row.blob_key]] : [])))
}

/** Other accounts' uploads, unfinished ones and unknown ones are reported alike. */
function findUploadProblems(uploads: ReadonlyMap<string, string>, usable: ReadonlyMap<string, string>): Problem[] {
  return [...uploads].flatMap(([pointer, id]): Problem[] => {
    const field = formatFieldPath(pointer)
    const message = `${field} names the upload ${id}, which is not a finished upload of this account`
    return usable.has(id) ? [] : [{ field, reason: 'FieldInvalid', message }]
  })
}

type Entry = Values & { name: string; images?: MediaReference[]; videos?: MediaReference[]; server_id?: string }

const entriesOf = (values: Values): Entry[] => (values.subjects as Entry[] | undefined) ?? []

const usesStoredSubjects = (values: Values): boolean =>
  values.auto_subjects === true || entriesOf(values).some(entry => entry.server_id)

async function fillSubjects(tx: Tx, accountId: string, { column, values }: UnderstoodRequest): Promise<Problem[]> {
  const entries = entriesOf(values)
  const ids = entries.flatMap(entry => (entry.server_id && isId(entry.server_id) ? [entry.server_id] : []))
  const stored = await findUsableSubjects(tx, accountId, values.auto_subjects === true ? null : ids)
  const problems: Problem[] = []
  const filled = entries.map((entry, index): Entry => {
    if (!entry.server_id) return entry
    const subject = stored.find(one => one.id === entry.server_id)
    if (subject) return { ...storedEntryOf(subject), ...givenOf(entry) }
    const field = `subjects[${index}].server_id`
    problems.push({
      field,
      reason: 'FieldInvalid',
      message: `${field} must be the id of a stored subject, got ${quoteValue(entry.server_id)}`,
    })
    return entry
  })
  if (values.auto_subjects === true) filled.push(...matchesOf(values, filled, stored))
  values.subjects = filled
  return [...problems, ...mentionProblemsOf(column, values, filled), ...fitToModel(column, values, filled)]
}

const storedEntryOf = (subject: SubjectRow): Entry => ({
  name: subject.name,
  server_id: subject.id,
  images: subject.images,
  ...(subject.videos.length > 0 && { videos: subject.videos }),
  ...(subject.voice_id && { voice_id: subject.voice_id }),
  ...(subject.style && { style: subject.style }),
  ...(subject.description && { description: subject.description }),
})

/** An empty voice beside a stored subject keeps the stored voice. */
function givenOf(entry: Entry): Entry {
  const { voice_id, ...rest } = entry
  return { ...rest, ...(voice_id ? { voice_id } : {}) }
}

const MAX_SUBJECTS = 7

/** Stored subjects named in the prompt, longest name first, so that "Old Tom" is not taken for "Tom". */
function matchesOf(values: Values, given: readonly Entry[], stored: readonly SubjectRow[]): Entry[] {
  const prompt = String(values.prompt)
  const taken = new Set(given.map(entry => entry.name))
  const found: Entry[] = []
  let left = prompt
  for (const subject of [...stored].sort((a, b) => b.name.length - a.name.length)) {
    if (found.length + given.length >= MAX_SUBJECTS) break
    if (taken.has(subject.name) || !left.includes(subject.name)) continue
    left = left.replaceAll(subject.name, ' ')
    taken.add(subject.name)
    found.push(storedEntryOf(subject))
  }
  return found
}

function mentionProblemsOf(column: Column, values: Values, entries: readonly Entry[]): Problem[] {
  if (!column.mentions || values.auto_subjects !== true) return []
  const unknown = findUnknownMentions(
    String(values.prompt),
    entries.map(entry => entry.name),
  )
  if (unknown.length === 0) return []
  const message = `prompt mentions ${unknown
    .slice(0, 5)
    .map(one => quoteValue(one))
    .join(', ')}, which no stored or given subject is called`
  return [{ field: 'prompt', reason: 'FieldInvalid', message }]
}

/** A stored subject may have more media than the model accepts: its clips are dropped if pictures can replace them. */
function fitToModel(column: Column, values: Values, entries: readonly Entry[]): Problem[] {
  const problems: Problem[] = []
  const list = column.fields.subjects
  const takesClips =
    list?.kind === 'list' && list.of.kind === 'record' && list.of.fields.videos?.standing !== 'rejected'
  entries.forEach((entry, index) => {
    if (takesClips || !entry.videos) return
    delete entry.videos
    if ((entry.images ?? []).length > 0) return
    const field = `subjects[${index}].server_id`
    problems.push({
      field,
      reason: 'FieldInvalid',
      message: `${field} names a subject that has only a video, which this model does not take`,
    })
  })
  const budget = column.pictureBudget
  const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
  const pictures = count(values.images) + entries.reduce((sum, entry) => sum + count(entry.images), 0)
  const clips = count(values.videos) + entries.reduce((sum, entry) => sum + count(entry.videos), 0)
  const max = budget && (clips > 0 ? budget.withClip : budget.max)
  if (max !== undefined && pictures > max) {
    const message = `subjects must bring, together with images, at most ${max} pictures, got ${pictures}`
    problems.push({ field: 'subjects', reason: 'FieldItemCountOutOfRange', message })
  }
  return problems
}
