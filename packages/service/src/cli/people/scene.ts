import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import type { ExportBody, Generator as GeneratorName, Scene, SceneChangeBody, Stills, StillsBody } from '@kinora/client'
import { completeRequest } from '../../catalog/complete-request.ts'
import type { Generator } from '../../catalog/declare.ts'
import { describeError, EXIT, WrongUsage } from './exit-codes.ts'
import { makeTask, OUTPUT_FLAGS, ownCatalog } from './make.ts'
import type { Flags, Given, PeopleAction, Session } from './people-command.ts'
import { readJsonFile } from './request-flags.ts'
import { describeChange } from './output/describe-change.ts'
import { formatTable } from './output/terminal.ts'

const VIDEO = 'text2video'

const videoGenerator = (): Generator => {
  const found = ownCatalog().generators.find(({ name }) => name === VIDEO)
  if (!found) throw new Error(`there is no generator ${VIDEO}`)
  return found
}

/** The only word of a command. */
function theWord({ words: [word, ...others] }: Given, what: string): string {
  if (word === undefined || others.length > 0) throw new WrongUsage(`say which ${what}, one at a time`)
  return word
}

const isTask = (word: string): boolean => /^\d{5,19}$/.test(word)

/** The document of a file or a task. */
async function findDocument(word: string, { kinora }: Session): Promise<object> {
  if (!isTask(word)) return readJsonFile(word, 'the document') as object
  const { scene: filmed, segments } = await (await kinora()).taskScene(word)
  const found = filmed ?? segments[0]?.scene
  if (!found) throw new WrongUsage(`task ${word} has no scene document`)
  return found
}

const read: PeopleAction = {
  summary: 'Convert a prompt to a scene document',
  takes: 'PROMPT',
  flags: {
    output: { short: 'o', takes: 'FILE', about: 'Output file; default: standard output' },
    duration: { takes: 'SECONDS', about: 'The length of the clip; default: 5' },
    'aspect-ratio': { takes: 'RATIO', about: 'Width to height; default: 16:9' },
  },
  async run(given, session) {
    const prompt = given.words.join(' ')
    if (prompt === '') throw new WrongUsage('a prompt is missing: describe the picture')
    const duration = given.text('duration')
    const ratio = given.text('aspect-ratio')
    const generator = videoGenerator()
    const body = completeRequest(
      generator,
      {
        prompt,
        ...(duration !== undefined && { duration: Number(duration) }),
        ...(ratio !== undefined && { aspect_ratio: ratio }),
      },
      ownCatalog(),
    )
    const { segments, notes } = await (await session.kinora()).preview(generator.name as GeneratorName, body)
    const document = segments[0]?.scene
    if (!document) throw new WrongUsage('the engine of this service reads prompts without scene documents')
    for (const note of notes ?? []) session.terminal.tell(`note: ${note}`)
    const output = given.text('output')
    if (output === undefined) return session.terminal.printJson(document)
    await writeFile(resolve(session.cwd, output), `${JSON.stringify(document, null, 2)}\n`)
    session.terminal.print(output)
  },
}

const SEE_FLAGS: Flags = {
  output: { short: 'o', takes: 'FILE', about: 'The sheet, .png or .jpg; default: beside the document' },
  time: { takes: 'SECONDS', many: true, about: 'A time of the clip; default: the middle of each shot' },
  width: { takes: 'PIXELS', about: 'The width of each picture; default: 480' },
  'aspect-ratio': { takes: 'RATIO', about: 'Width to height; default: 16:9' },
  seed: { takes: 'N', about: 'With the seed of a clip, the sheet shows that clip' },
}

/** Draws a document and writes the sheet of its pictures. */
async function drawSheet(document: object, path: string, given: Given, session: Session): Promise<Stills> {
  const times = given.texts('time').map(Number)
  const number = (flag: 'width' | 'seed') => {
    const text = given.text(flag)
    return text === undefined ? {} : { [flag]: Number(text) }
  }
  const ratio = given.text('aspect-ratio')
  const body = {
    scene: document,
    ...(times.length > 0 && { times }),
    ...number('width'),
    ...number('seed'),
    ...(ratio !== undefined && { aspect_ratio: ratio }),
    format: /\.jpe?g$/i.test(path) ? 'jpeg' : 'png',
    inline: true,
    sheet: true,
  }
  // The service checks every field and names the wrong ones.
  const drawn = await (await session.kinora()).stills(body as StillsBody)
  await writeFile(resolve(session.cwd, path), Buffer.from(drawn.sheet?.data ?? '', 'base64'))
  return drawn
}

const sheetPath = (word: string, given: Given): string =>
  given.text('output') ?? `${isTask(word) ? word : word.slice(0, word.length - extname(word).length)}.png`

const see: PeopleAction = {
  summary: 'Draw a sheet of small pictures of a scene document, free',
  takes: 'FILE|TASK',
  flags: { ...SEE_FLAGS, watch: { about: 'Draw again whenever the file changes, until Ctrl-C' } },
  async run(given, session) {
    const word = theWord(given, 'document')
    const path = sheetPath(word, given)
    if (given.switched('watch')) {
      if (isTask(word)) throw new WrongUsage('--watch takes a file, and not a task')
      return follow(word, path, given, session, untilInterrupted())
    }
    const drawn = await drawSheet(await findDocument(word, session), path, given, session)
    if (given.json) session.terminal.printJson({ file: path, stills: drawn.stills.length, notes: drawn.notes })
    else tellDrawn(path, drawn, session)
  },
}

function tellDrawn(path: string, { notes }: Stills, { terminal }: Session): void {
  terminal.print(path)
  for (const { at, message } of notes) terminal.tell(`note: ${at ? `${at}  ` : ''}${message}`)
}

function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  return interrupted.signal
}

/** Draws a file now and after each change of it, until the signal. A document with problems leaves the sheet as it is. */
async function follow(file: string, path: string, given: Given, session: Session, signal: AbortSignal): Promise<void> {
  const whole = resolve(session.cwd, file)
  let seen: string | undefined
  const draw = async (): Promise<void> => {
    const text = await readFile(whole, 'utf8').catch(() => undefined)
    // Editors write a file in several steps, and some write it unchanged.
    if (text === undefined || text === seen) return
    seen = text
    try {
      tellDrawn(path, await drawSheet(JSON.parse(text) as object, path, given, session), session)
    } catch (error) {
      session.terminal.tell(
        error instanceof SyntaxError ? `${file} is not JSON: ${error.message}` : describeError(error),
      )
    }
  }
  await draw()
  let drawing = Promise.resolve()
  // Editors replace files: the folder is watched.
  const watcher = watch(dirname(whole), (_, name) => {
    if (name === basename(whole)) drawing = drawing.then(draw)
  })
  if (!signal.aborted) await once(signal, 'abort')
  watcher.close()
  await drawing
}

const edit: PeopleAction = {
  summary: 'Change a scene document in words (--say), or in $EDITOR, where its sheet follows each time it is saved',
  takes: 'FILE|TASK',
  flags: {
    ...SEE_FLAGS,
    say: { takes: 'WORDS', about: 'The change: "make it night", "closer", "remove the dog"' },
    shot: { takes: 'N', about: 'With --say: only this shot, counted from 0' },
    yes: { short: 'y', about: 'With --say: write the file without asking; needed without a terminal' },
  },
  async run(given, session) {
    const word = theWord(given, 'document')
    const file = isTask(word) ? `${word}.scene.json` : word
    const words = given.text('say')
    if (words !== undefined) return changeInWords(await findDocument(word, session), words, file, given, session)
    const editor = session.env['VISUAL'] || session.env['EDITOR']
    if (!editor)
      throw new WrongUsage('set EDITOR to the editor to open, such as EDITOR=nano, or say what to change with --say')
    if (isTask(word)) await writeDocument(file, await findDocument(word, session), session, { flag: 'wx' })
    const closed = new AbortController()
    const [program = '', ...args] = editor.split(' ')
    const child = spawn(program, [...args, resolve(session.cwd, file)], { stdio: 'inherit' })
    const ended = once(child, 'exit').finally(() => closed.abort())
    await Promise.all([ended, follow(file, sheetPath(file, given), given, session, closed.signal)])
    return check.run({ ...given, words: [file] }, session)
  },
}

const writeDocument = (
  file: string,
  document: object,
  { cwd }: Session,
  options: { flag?: 'wx' } = {},
): Promise<void> => writeFile(resolve(cwd, file), `${JSON.stringify(document, null, 2)}\n`, options)

/** Changes a document as words say, shows what differs, and writes the file if that is accepted. */
async function changeInWords(
  document: object,
  words: string,
  file: string,
  given: Given,
  session: Session,
): Promise<number | void> {
  const { terminal } = session
  const shot = given.text('shot')
  const body = { scene: document, words, ...(shot !== undefined && { shot: Number(shot) }) }
  // The service checks every field and names the wrong ones.
  const changed = await (await session.kinora()).editScene(body as SceneChangeBody)
  const { scene: next, changes, unread } = changed
  if (given.json) terminal.printJson(changed)
  else for (const change of changes) terminal.print(describeChange(change))
  for (const part of unread) terminal.tell(`not understood: ${part}`)
  if (changes.length === 0) return unread.length > 0 ? EXIT.refused : terminal.tell('it is so already')
  const isAccepted =
    given.switched('yes') === true ||
    (!given.json && /^y(es)?$/i.test((await terminal.ask(`Write ${file}? [y/N] `))?.trim() ?? ''))
  if (!isAccepted) return
  await writeDocument(file, next, session)
  if (!given.json) terminal.print(file)
}

const makeScene: PeopleAction = {
  summary: 'Make a clip from a scene document',
  takes: 'FILE|TASK',
  flags: {
    ...OUTPUT_FLAGS,
    model: { takes: 'MODEL', about: 'Default: the standard model' },
    passes: { takes: 'PASS', many: true, about: 'Also this pass: depth, pose, mask:ID …' },
    resolution: { takes: 'SIZE', about: '540p, 720p or 1080p; default: 720p' },
    'aspect-ratio': { takes: 'RATIO', about: 'Width to height; default: 16:9' },
    seed: { takes: 'N', about: 'The same seed gives the same clip' },
    estimate: { about: 'Print the price and ask; without a terminal, print it and make nothing' },
    yes: { short: 'y', about: 'Do not ask' },
    wait: { about: '--no-wait prints the id of the task and ends' },
  },
  async run(given, session) {
    const document = (await findDocument(theWord(given, 'document'), session)) as Scene
    const [model, resolution, ratio, seed] = ['model', 'resolution', 'aspect-ratio', 'seed'].map(flag =>
      given.text(flag),
    )
    const body = {
      scene: document,
      ...(given.texts('passes').length > 0 && { passes: given.texts('passes') }),
      ...(model !== undefined && { model }),
      ...(resolution !== undefined && { resolution }),
      ...(ratio !== undefined && { aspect_ratio: ratio }),
      ...(seed !== undefined && { seed: Number(seed) }),
    }
    return makeTask(videoGenerator(), body, given, session)
  },
}

const exportFile: PeopleAction = {
  summary: 'Write a scene document as glTF, for Blender and other 3D programs, free',
  takes: 'FILE|TASK',
  flags: {
    output: { short: 'o', takes: 'FILE', about: 'Output file; by default beside the document' },
    'aspect-ratio': { takes: 'RATIO', about: 'Width to height; 16:9 unless given' },
    seed: { takes: 'N', about: 'The same as in the make gives the same people and places' },
  },
  async run(given, session) {
    const word = theWord(given, 'document')
    const path = given.text('output') ?? sheetPath(word, given).replace(/png$/u, 'glb')
    const [ratio, seed] = ['aspect-ratio', 'seed'].map(flag => given.text(flag))
    const body = {
      scene: await findDocument(word, session),
      ...(ratio !== undefined && { aspect_ratio: ratio }),
      ...(seed !== undefined && { seed: Number(seed) }),
    }
    const kinora = await session.kinora()
    // The service checks every field and names the wrong ones.
    const { url, bytes } = await kinora.exportScene(body as ExportBody)
    await writeFile(resolve(session.cwd, path), kinora.download(url))
    if (given.json) session.terminal.printJson({ file: path, bytes })
    else session.terminal.print(path)
  },
}

const check: PeopleAction = {
  summary: 'Check a scene document; problems end with the exit code of a rejected request',
  takes: 'FILE',
  async run(given, session) {
    const file = theWord(given, 'file to check')
    const kinora = await session.kinora()
    const checked = await kinora.checkScene(readJsonFile(file, 'the document') as object)
    const { terminal } = session
    if (given.json) terminal.printJson(checked)
    else if (checked.valid) {
      terminal.print('valid')
      for (const { at, message } of checked.warnings) terminal.print(`warning: ${at}  ${message}`)
    } else
      for (const { at, message, nearest = [] } of checked.problems)
        terminal.print(`${at || '/'}  ${message}${nearest.length > 0 ? ` (nearest: ${nearest.join(', ')})` : ''}`)
    return checked.valid ? undefined : EXIT.refused
  },
}

const MOST = 500

const catalog: PeopleAction = {
  summary: 'Search the scene catalogue in English or Chinese',
  takes: '[WORD...]',
  flags: {
    kind: { takes: 'KIND', about: 'Only this kind: asset, place, action, garment, material, look, sound …' },
    like: { takes: 'ID', about: 'Entries of the same kind as this one' },
    limit: { takes: 'N', about: `The most to list, 1 to ${MOST}; default: 20` },
  },
  async run(given, session) {
    const { terminal } = session
    const limit = Number(given.text('limit') ?? 20)
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
      throw new WrongUsage(`--limit takes a whole number from 1 to ${MOST}, got ${JSON.stringify(given.text('limit'))}`)
    const query = given.words.join(' ')
    const [kind, like] = [given.text('kind'), given.text('like')]
    const filter = { limit, ...(query && { query }), ...(kind && { kind }), ...(like && { like }) }
    // The service knows the kinds.
    const { items, next } = await (await session.kinora()).catalogue(filter as object)
    if (given.json) return terminal.printJson({ items, ...(next !== undefined && { next }) })
    if (items.length === 0) return terminal.tell('there is no such entry')
    const rows = items.map(({ kind: of, id, names }) => [of, id, names.en.join(', '), names.zh.join(', ')])
    terminal.print(formatTable(['KIND', 'ID', 'NAMES', 'IN CHINESE'], rows, terminal.width))
    if (next !== undefined) terminal.tell('there are more; --limit shows them')
  },
}

export const scene: Record<string, PeopleAction> = {
  read,
  check,
  see,
  make: makeScene,
  export: exportFile,
  edit,
  catalog,
}
