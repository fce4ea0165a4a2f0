import type { Client, EditableFilm, FilmGenerator } from '@kinora/client'
import { resolve } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { ownCatalog } from './make.ts'
import { WrongUsage } from './exit-codes.ts'
import { followTask } from './follow-task.ts'
import { finishTask, OUTPUT_FLAGS } from './make.ts'
import { formatTable, oneLine } from './table.ts'
import { findListed, oneWord } from './show.ts'
import type { Given, PeopleAction, Session } from './people-command.ts'

/** A part of a film: where it stands, and all its versions, newest last. */
type Version = { id: string; state: string; prompt: string }
type Part = { name: string; versions: Version[] }
type OpenFilm = { kinora: Client; generator: FilmGenerator; id: string; film: object; parts: Part[] }

/** The film's kind is that of its task; its parts are told in one way for all kinds. */
async function openFilm(id: string, session: Session): Promise<OpenFilm> {
  const kinora = await session.kinora()
  const type = (await findListed(kinora, id))?.type
  const generator = ownCatalog().generators.find(one => one.name === type && one.film)?.name as
    | FilmGenerator
    | undefined
  if (generator === undefined) {
    if (type === undefined) await kinora.task(id)
    throw new WrongUsage(`task ${id} is no film${type === undefined ? '' : ` but ${type}`}`)
  }
  if (generator === 'ad-one-click') {
    const film = await kinora.film(generator, id)
    const { storyboards, narration_records, bgm_records, completed_creation_records } = film.data_records
    const parts = [
      ...storyboards.map((one, index) => ({ name: String(index), versions: [...one.records] })),
      { name: 'narration', versions: [...narration_records] },
      { name: 'music', versions: [...bgm_records] },
      { name: 'film', versions: completed_creation_records.map(one => ({ ...one, prompt: '' })) },
    ]
    return { kinora, generator, id, film, parts }
  }
  const film = await kinora.film(generator, id)
  const parts = film.job_records.map(one => ({
    name: one.type === 'compose' ? 'film' : String(one.index),
    versions: [...one.jobs],
  }))
  return { kinora, generator, id, film, parts }
}

const show: PeopleAction = {
  summary: 'Show a film and its parts, with every version of each',
  takes: 'FILM',
  async run(given, session) {
    const { film, parts } = await openFilm(oneWord(given, 'FILM'), session)
    const { terminal } = session
    if (given.json) return terminal.printJson(film)
    const rows = parts.flatMap(({ name, versions }) =>
      versions.map(({ id, state, prompt }, index) => [
        index === 0 ? name : '',
        id,
        index === versions.length - 1 ? state : 'replaced',
        oneLine(prompt),
      ]),
    )
    terminal.print(formatTable(['PART', 'TASK', 'STATE', 'PROMPT'], rows, terminal.width))
  },
}

const newest = (parts: readonly Part[], name: string): string => {
  const found = parts.find(one => one.name === name)?.versions.findLast(one => one.state === 'success')
  if (found) return found.id
  const names = parts.filter(one => one.name !== 'film').map(one => one.name)
  throw new WrongUsage(`the film has no finished part ${JSON.stringify(name)}; its parts: ${names.join(', ')}`)
}

const edit: PeopleAction = {
  summary: 'Make a part of a film again: a segment by its number, of an advertisement also its narration or music',
  takes: 'FILM PART PROMPT',
  flags: { wait: { about: '--no-wait prints the id of the new part and leaves it at that' } },
  async run(given, session) {
    const [id, part, prompt, ...rest] = given.words
    if (id === undefined || part === undefined || prompt === undefined || rest.length > 0)
      throw new WrongUsage('FILM, PART and PROMPT expected')
    const { kinora, generator, parts } = await openFilm(id, session)
    const job = newest(parts, part)
    const edited =
      generator === 'ad-one-click'
        ? await kinora.editFilm(generator, id, adEdit(part, prompt))
        : await kinora.editFilm(generator as 'one-click/mv', id, { job_id: job, prompt })
    return finishStep(kinora, edited.id ?? edited.sub_task_id ?? '', given, session)
  },
}

function adEdit(part: string, prompt: string) {
  if (part === 'narration') return { type: 'generate_narration', prompt } as const
  if (part === 'music') return { type: 'generate_bgm', prompt } as const
  return { type: 'generate_video', storyboard_video_index: Number(part), prompt } as const
}

/** A part that was asked for, followed to its end. */
async function finishStep(kinora: Client, id: string, given: Given, { terminal }: Session): Promise<void> {
  if (given.switched('wait') !== false) await followTask(kinora, id, terminal)
  if (given.json) terminal.printJson({ id })
  else terminal.print(id)
}

const compose: PeopleAction = {
  summary: 'Compose a film again from the newest version of each part, and bring it',
  takes: 'FILM',
  flags: {
    use: { takes: 'PART=TASK', many: true, about: 'Another version of a part than the newest' },
    wait: { about: '--no-wait prints the id of the composition and leaves it at that' },
    ...OUTPUT_FLAGS,
  },
  async run(given, session) {
    const id = oneWord(given, 'FILM')
    const { kinora, generator, parts } = await openFilm(id, session)
    const chosen = new Map(given.texts('use').map(readChoice))
    const versionOf = (name: string): string => chosen.get(name) ?? newest(parts, name)
    const segments = parts.filter(one => /^\d+$/.test(one.name)).map(one => versionOf(one.name))
    const composed =
      generator === 'ad-one-click'
        ? await kinora.composeFilm(generator, id, {
            video_task_ids: segments,
            narration_task_id: versionOf('narration'),
            bgm_task_id: versionOf('music'),
          })
        : await kinora.composeFilm(generator as EditableFilm as 'one-click/mv', id, { job_ids: segments })
    const step = composed.id ?? composed.compose_sub_task_id ?? ''
    if (given.switched('wait') === false) return finishStep(kinora, step, given, session)
    return finishTask(kinora, step, generator, given, session)
  },
}

function readChoice(text: string): [string, string] {
  const [, part, task] = /^(\w+)=(\d+)$/.exec(text) ?? []
  if (part === undefined || task === undefined)
    throw new WrongUsage(`--use takes PART=TASK, got ${JSON.stringify(text)}`)
  return [part, task]
}

const FORMATS = ['otio', 'edl', 'json']

const exportFilm: PeopleAction = {
  summary: "Write a film's timeline for an editor",
  takes: 'FILM',
  flags: {
    format: { takes: 'FORMAT', choices: FORMATS, about: 'otio (OpenTimelineIO, unless given), edl (CMX 3600) or json' },
    output: { short: 'o', takes: 'FILE', about: 'Where to write it; standard output unless given' },
  },
  async run(given, session) {
    const format = given.text('format') ?? 'otio'
    if (!FORMATS.includes(format))
      throw new WrongUsage(`--format takes ${FORMATS.join(', ')}, got ${JSON.stringify(format)}`)
    const { kinora, generator, id } = await openFilm(oneWord(given, 'FILM'), session)
    const text =
      format === 'json'
        ? JSON.stringify(await kinora.timeline(generator, id), null, 2)
        : await kinora.exportFilm(generator, id, format as 'otio' | 'edl')
    const output = given.text('output')
    if (output === undefined) return session.terminal.print(text.trimEnd())
    await writeFile(resolve(session.cwd, output), text)
    session.terminal.print(output)
  },
}

export const film = { show, edit, compose, export: exportFilm }
