import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Client, type Preview, type StoryboardSheetBody, storyboardParts } from '@kinora/client'
import { decodeSubtitles } from '@kinora/media/text/decode-subtitles'
import { parseSrt } from '@kinora/media/text/parse-srt'
import { parseVtt } from '@kinora/media/text/parse-vtt'
import { RESULT_KINDS } from '../../catalog/result-kinds.ts'
import { checkOutput } from './output/check-output.ts'
import { uploadLocalFiles } from './upload-local-files.ts'
import { EXIT, WrongUsage } from './exit-codes.ts'
import { composeBody, type ComposeChoices, editBody, newestMade, openFilm, type OpenFilm } from './film-parts.ts'
import { describeChange } from './output/describe-change.ts'
import { followTask } from './output/follow-task.ts'
import { finishTask, OUTPUT_FLAGS, ownCatalog } from './make.ts'
import { formatTable, oneLine } from './output/terminal.ts'
import { readJsonFile } from './request-flags.ts'
import { oneWord } from './read-words.ts'
import type { Given, PeopleAction, Session } from './people-command.ts'

const show: PeopleAction = {
  summary: 'Show a film and its parts, with every version of each',
  takes: 'FILM',
  async run(given, session) {
    const { storyboard, parts, kinora, generator, id } = await openFilm(oneWord(given, 'FILM'), session)
    const { terminal } = session
    if (given.json) return terminal.printJson(await kinora.film(generator, id))
    const rows = parts.flatMap(({ name, versions }) =>
      versions.map(({ id: task, state, prompt }, index) => [
        index === 0 ? name : '',
        task,
        isReplaced(name, task) ? 'replaced' : state,
        oneLine(prompt),
      ]),
    )
    terminal.print(formatTable(['PART', 'TASK', 'STATE', 'PROMPT'], rows, terminal.width))

    function isReplaced(name: string, task: string): boolean {
      if (name === 'film') return storyboard.cut !== '' && storyboard.cut !== task && isMade(task)
      return parts.find(part => part.name === name)?.versions.at(-1)?.id !== task
    }
    function isMade(task: string): boolean {
      return storyboard.cuts.some(cut => cut.id === task && cut.state === 'success')
    }
  },
}

const PRICE = { price: { about: 'Print the price, and make nothing' } }

const edit: PeopleAction = {
  summary: 'Make a part of a film again: a segment by its number, narration or music',
  takes: 'FILM PART [PROMPT]',
  flags: {
    image: { takes: 'FILE|URL', many: true, about: 'Other pictures for the segment' },
    voice: { takes: 'VOICE', about: 'Another voice for the narration' },
    duration: { takes: 'SECONDS', about: 'Another length for the segment, if the kind of film allows it' },
    passes: { takes: 'PASS', many: true, about: 'Also this pass of the segment: depth, pose, mask:ID …' },
    new: { about: 'Make a further segment from this one; film compose --order says where it is seen' },
    ...PRICE,
    wait: { about: '--no-wait prints the id of the new part and ends' },
  },
  async run(given, session) {
    const [id, part, prompt, ...rest] = given.words
    if (id === undefined || part === undefined || rest.length > 0)
      throw new WrongUsage('FILM and PART expected, and what is to be seen, said or played instead')
    const film = await openFilm(id, session)
    const action = ownCatalog().filmActions.find(one => one.name === `${film.generator}/edit`)
    const [images, voice, duration] = [given.texts('image'), given.text('voice'), given.text('duration')]
    const passes = given.texts('passes')
    const isNew = given.switched('new') === true
    const isSame = !isNew && images.length === 0 && passes.length === 0 && voice === undefined && duration === undefined
    if (prompt === undefined && isSame)
      throw new WrongUsage('nothing to change: PROMPT, --image, --voice, --duration or --passes expected')
    const asked = editBody(film, part, {
      ...(prompt !== undefined && { prompt }),
      ...(images.length > 0 && { images }),
      ...(voice !== undefined && { voice_id: voice }),
      ...(duration !== undefined && { duration: readSeconds(duration) }),
      ...(passes.length > 0 && { passes }),
      ...(isNew && { new_segment: true }),
    })
    const body = await uploadLocalFiles(action?.fields ?? {}, asked, session.kinora)
    const { generator } = film
    if (given.switched('price')) return tellPrice(await film.kinora.estimateEdit(generator, id, body), given, session)
    const edited = await film.kinora.editFilm(generator, id, body)
    return finishStep(film.kinora, edited.id ?? edited.sub_task_id ?? '', given, session)
  },
}

function readSeconds(text: string): number {
  const seconds = Number(text)
  if (text.trim() === '' || !Number.isFinite(seconds))
    throw new WrongUsage(`--duration takes seconds, got ${JSON.stringify(text)}`)
  return seconds
}

function tellPrice({ credits }: { credits: number }, given: Given, { terminal }: Session): void {
  if (given.json) terminal.printJson({ credits })
  else terminal.print(String(credits))
}

/** Waits for a new part. */
async function finishStep(kinora: Client, id: string, given: Given, { terminal }: Session): Promise<void> {
  if (given.switched('wait') !== false) await followTask(kinora, id, terminal)
  if (given.json) terminal.printJson({ id })
  else terminal.print(id)
}

const change: PeopleAction = {
  summary:
    'Change a film in words: shows what would differ, asks, makes the changed segments again and composes the film',
  takes: 'FILM WORDS',
  flags: {
    segment: { takes: 'N', about: 'Only this segment, counted from 0; in the words, shots count from 1' },
    yes: { short: 'y', about: 'Make it without asking; needed without a terminal' },
    ...OUTPUT_FLAGS,
  },
  async run(given, session) {
    const [id, ...words] = given.words
    if (id === undefined || words.length === 0)
      throw new WrongUsage('FILM and what to change expected: "make it night", "shot 2: closer", "swap shots 2 and 3"')
    const { terminal } = session
    const film = await openFilm(id, session)
    const { kinora, generator } = film
    const segment = given.text('segment')
    const body = { words: words.join(' '), ...(segment !== undefined && { segment: Number(segment) }) }
    const changed = await kinora.changeFilm(generator, id, body)
    const { segments, order, unread } = changed
    if (given.json) terminal.printJson(changed)
    else {
      for (const one of segments)
        for (const difference of one.changes) terminal.print(`segment ${one.segment} ${describeChange(difference)}`)
      if (order) terminal.print(`order ${order.join(',')}`)
    }
    for (const part of unread) terminal.tell(`not understood: ${part}`)
    if (segments.length === 0 && !order) return unread.length > 0 ? EXIT.refused : terminal.tell('it is so already')
    const isAccepted =
      given.switched('yes') === true ||
      (!given.json && /^y(es)?$/i.test((await terminal.ask('Make these changes? [y/N] '))?.trim() ?? ''))
    if (!isAccepted) return
    const versions = new Map<string, string>()
    for (const { segment: at, scene } of segments) {
      const edited = await kinora.editFilm(generator, id, editBody(film, String(at), { scene }))
      versions.set(String(at), edited.id ?? edited.sub_task_id ?? '')
    }
    for (const task of versions.values()) await followTask(kinora, task, terminal)
    const names = film.parts.filter(one => /^\d+$/.test(one.name)).map(one => one.name)
    const composed = await kinora.composeFilm(
      generator,
      id,
      composeBody(film, { versions, order: order?.map(String) ?? names, isFree: order !== undefined }),
    )
    return finishTask(kinora, composed.id ?? composed.compose_sub_task_id ?? '', generator, given, session)
  },
}

const compose: PeopleAction = {
  summary: 'Compose a film again from the newest version of each part, and download it',
  takes: 'FILM',
  flags: {
    use: { takes: 'PART=TASK', many: true, about: 'A version of a part other than the newest' },
    order: { takes: 'PARTS', about: 'The segments to show, in order, such as 2,0; the others are left out' },
    title: { takes: 'PART=TEXT', many: true, about: 'New titles, which replace the current ones' },
    titles: { about: '--no-titles removes them' },
    timeline: { takes: 'FILE', about: 'An edited .otio or .edl of the film: its order, lengths, cuts and transitions' },
    'subtitle-file': { takes: 'FILE', about: 'Subtitles from an SRT or VTT file, which replace the current ones' },
    subtitles: { about: '--no-subtitles removes them' },
    ...PRICE,
    wait: { about: '--no-wait prints the id of the composition and ends' },
    ...OUTPUT_FLAGS,
  },
  async run(given, session) {
    const id = oneWord(given, 'FILM')
    const isPaid = !given.switched('price') && given.switched('wait') !== false
    if (isPaid) await checkOutput(given.text('output'), RESULT_KINDS['film-compose'], session.cwd)
    const film = await openFilm(id, session)
    const choices = await readChoices(given, film, session)
    const file = given.text('timeline')
    const edited =
      file === undefined
        ? undefined
        : await film.kinora.readTimeline(film.generator, id, await readFile(resolve(session.cwd, file), 'utf8'))
    const body = composeBody(film, choices, edited)
    const { generator } = film
    if (given.switched('price'))
      return tellPrice(await film.kinora.estimateCompose(generator, id, body), given, session)
    const composed = await film.kinora.composeFilm(generator, id, body)
    const step = composed.id ?? composed.compose_sub_task_id ?? ''
    if (given.switched('wait') === false) return finishStep(film.kinora, step, given, session)
    return finishTask(film.kinora, step, film.generator, given, session)
  },
}

async function readChoices(given: Given, { parts }: OpenFilm, { cwd }: Session): Promise<ComposeChoices> {
  const segments = parts.filter(one => /^\d+$/.test(one.name)).map(one => one.name)
  const order = given.text('order')?.split(',')
  if (order && (new Set(order).size < order.length || order.some(one => !segments.includes(one))))
    throw new WrongUsage(
      `--order takes each of ${segments.join(',')} once at most, got ${JSON.stringify(given.text('order'))}`,
    )
  if (given.text('timeline') !== undefined && (order || given.texts('use').length > 0))
    throw new WrongUsage('--timeline says the order and the versions; leave out --order and --use')
  const titles = given.texts('title').map(text => readPair(text, 'title', /^(\d+)=(.+)$/s, 'PART=TEXT'))
  const file = given.text('subtitle-file')
  return {
    versions: new Map(given.texts('use').map(text => readPair(text, 'use', /^(\w+)=(\d+)$/, 'PART=TASK'))),
    order: order ?? segments,
    isFree: order !== undefined,
    ...((titles.length > 0 || given.switched('titles') === false) && {
      titles: titles.map(([segment, text]) => ({ segment: Number(segment), text })),
    }),
    ...(file !== undefined && { subtitles: readCues(await readFile(resolve(cwd, file)), file) }),
    ...(given.switched('subtitles') === false && { subtitles: [] }),
  }
}

function readPair(text: string, flag: string, shape: RegExp, says: string): [string, string] {
  const [, part, value] = shape.exec(text) ?? []
  if (part === undefined || value === undefined)
    throw new WrongUsage(`--${flag} takes ${says}, got ${JSON.stringify(text)}`)
  return [part, value]
}

const cut: PeopleAction = {
  summary: 'Choose which composition a film shows: an earlier one, or the newest again',
  takes: 'FILM [TASK]',
  async run(given, session) {
    const [id, chosen, ...rest] = given.words
    if (id === undefined || rest.length > 0) throw new WrongUsage('FILM and the composition to show expected')
    const { kinora, generator, parts } = await openFilm(id, session)
    const { cut: shown } = await kinora.chooseCut(generator, id, chosen ?? newestMade(parts, 'film'))
    if (given.json) session.terminal.printJson({ id, cut: shown })
    else session.terminal.print(shown)
  },
}

const FORMATS = ['otio', 'edl', 'json']

const exportFilm: PeopleAction = {
  summary: "Write a film's timeline for an editor",
  takes: 'FILM',
  flags: {
    format: { takes: 'FORMAT', choices: FORMATS, about: 'otio (OpenTimelineIO, the default), edl (CMX 3600) or json' },
    output: { short: 'o', takes: 'FILE', about: 'Output file; default: standard output' },
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

const storyboard: PeopleAction = {
  summary: 'Write a storyboard sheet: a frame of each shot with its words, times and lines, free',
  takes: 'FILM|TASK|PREVIEW.json',
  flags: {
    output: { short: 'o', takes: 'FILE', about: 'Output file, .pdf or .png; default: storyboard.pdf' },
    title: { takes: 'TEXT', about: 'The title of each page' },
    'aspect-ratio': { takes: 'RATIO', about: 'Width to height; default: 16:9' },
  },
  async run(given, session) {
    const word = oneWord(given, 'FILM')
    const kinora = await session.kinora()
    // A preview is what `kinora make … --preview --json` prints.
    const from = /^\d{5,19}$/.test(word) ? await kinora.taskScene(word) : (readJsonFile(word, 'the preview') as Preview)
    const output = given.text('output') ?? 'storyboard.pdf'
    const [title, ratio] = [given.text('title'), given.text('aspect-ratio')]
    const body = {
      parts: storyboardParts(from),
      format: /\.png$/i.test(output) ? 'png' : 'pdf',
      ...(title !== undefined && { title }),
      ...(ratio !== undefined && { aspect_ratio: ratio }),
    }
    // The service checks every field and names the wrong ones.
    const { url, ...told } = await kinora.storyboardSheet(body as StoryboardSheetBody)
    await writeFile(resolve(session.cwd, output), kinora.download(url))
    if (given.json) session.terminal.printJson({ file: output, ...told })
    else session.terminal.print(output)
  },
}

export const film = { show, edit, change, compose, cut, export: exportFilm, storyboard }

/** The subtitles of an SRT or VTT file, in the format of a composition. */
export function readCues(bytes: Uint8Array, name: string): { text: string; from: number; to: number }[] {
  const text = decodeSubtitles(bytes)
  const { cues, problems } = /^\uFEFF?WEBVTT/.test(text) ? parseVtt(text) : parseSrt(text)
  const [first] = problems
  if (first) throw new WrongUsage(`${name}: line ${first.line}: ${first.says}`)
  if (cues.length === 0) throw new WrongUsage(`${name}: there is no cue in it`)
  return cues.map(cue => ({ text: cue.text, from: cue.startSeconds, to: cue.endSeconds }))
}
