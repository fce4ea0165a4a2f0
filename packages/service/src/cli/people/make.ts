import { readFileSync } from 'node:fs'
import { type Client, type Created, type Generator as GeneratorName, type Task } from '@kinora/client'
import type { Catalog } from '../../catalog/catalog.ts'
import { RESULT_KINDS } from '../../catalog/result-kinds.ts'
import { completeRequest } from '../../catalog/complete-request.ts'
import { suggestName } from '../../catalog/check/suggest-name.ts'
import type { Generator } from '../../catalog/declare.ts'
import { openCatalog } from '../../service/open/open-catalog.ts'
import { readSettings } from '../../service/settings.ts'
import { checkOutput } from './output/check-output.ts'
import { uploadLocalFiles } from './upload-local-files.ts'
import { EXIT, WrongUsage } from './exit-codes.ts'
import { formatKept } from './change-tasks.ts'
import { followTask, Left } from './output/follow-task.ts'
import { formatPreview } from './output/format-preview.ts'
import { type Flags, type Given, type PeopleAction, type Session } from './people-command.ts'
import { mainField, placeWords } from './place-words.ts'
import { readRequest, requestFlags } from './request-flags.ts'
import { openFile, saveFiles } from './output/save-files.ts'

/** Output flags of `make`, `again` and `show`. */
export const OUTPUT_FLAGS: Flags = {
  output: { short: 'o', takes: 'FILE', about: 'Output file or folder; - is standard output' },
  open: { about: 'Open the file when it is finished' },
}

const MAKE_FLAGS: Flags = {
  ...OUTPUT_FLAGS,
  estimate: { about: 'Print the price and ask; without a terminal, print it and make nothing' },
  preview: { about: 'Print what would be made and ask; without a terminal, print it and make nothing' },
  yes: { short: 'y', about: 'Do not ask' },
  wait: { about: '--no-wait prints the id of the task and ends' },
  'prompt-file': { short: 'f', takes: 'FILE', about: 'Read the prompt or text from a file; - is standard input' },
  set: { takes: 'FIELD=VALUE', many: true, about: 'Any field of the request, as JSON or text' },
}

let opened: Catalog | undefined
/**
 * The declarations of this program. The service makes the final check, and only it knows which addresses are allowed.
 */
export const ownCatalog = (): Catalog => (opened ??= openCatalog(readSettings({ KINORA_ALLOW_PRIVATE_NETWORKS: '1' })))

const findGenerator = (name: string | undefined): Generator | undefined =>
  ownCatalog().generators.find(one => one.name === name || one.name.split('/').at(-1) === name)

export const make: PeopleAction = {
  summary: 'Make something and download it',
  takes: 'GENERATOR [PROMPT] [FILE...]',
  get words() {
    return ownCatalog().generators.map(one => one.name)
  },
  flagsFor: words => {
    const generator = words.map(findGenerator).find(Boolean)
    return { ...(generator && requestFlags(generator, ownCatalog())), ...MAKE_FLAGS }
  },
  // For an unknown generator, report the generator and not its flags.
  refuseWords(words) {
    const plain = words.filter(word => !word.startsWith('-'))
    if (!plain.some(findGenerator)) throw new WrongUsage(unknownGenerator(plain[0]))
  },
  more: ([name]) => (findGenerator(name) ? wordsHelp(name) : generatorsHelp()),
  async run(given, session) {
    const {
      words: [name, ...words],
    } = given
    const generator = findGenerator(name)
    if (!generator) throw new WrongUsage(misplacedGenerator(name, words))
    const body = readBody(generator, words, given)
    return makeTask(generator, body, given, session)
  },
}

const generatorsHelp = (): string =>
  `Generators (kinora make GENERATOR --help tells the flags of each):\n${ownCatalog()
    .generators.map(({ name, summary }) => `  ${name.padEnd(28)}  ${summary}`)
    .join('\n')}`

function wordsHelp(name: string | undefined): string {
  const generator = findGenerator(name)
  const main = generator && mainField(generator)
  return `${generator?.summary}. A word that is no file is its ${main ?? 'file'}; files and URLs go where such are taken, in order. A flag may be\ngiven by its last words where that is clear. ${
    generator?.standard === undefined
      ? ''
      : ` Without ${generator.rulesBy} it is ${generator.standard}, or where\nthat does not take what is asked for, the cheapest that does.`
  }`
}

/** The first word is not a generator. */
function misplacedGenerator(name: string | undefined, others: readonly string[]): string {
  const meant = others.find(findGenerator)
  if (meant === undefined) return unknownGenerator(name)
  return `GENERATOR stands first: ${JSON.stringify(name)} is none, and ${meant} stands behind it`
}

function unknownGenerator(name: string | undefined): string {
  const names = ownCatalog().generators.map(one => one.name)
  const meant = name === undefined ? undefined : suggestName(name, Object.fromEntries(names.map(one => [one, []])))
  const wrong = name === undefined ? 'say what to make' : `there is no generator ${JSON.stringify(name)}`
  return `${wrong}${meant ? `; is ${meant} meant?` : `: ${names.join(', ')}`}`
}

function readBody(generator: Generator, words: string[], given: Given): Record<string, unknown> {
  const body = readRequest(generator, given)
  const file = given.text('prompt-file')
  const main = mainField(generator, body)
  if (file !== undefined && main !== undefined) body[main] = readFileSync(file === '-' ? 0 : file, 'utf8').trim()
  placeWords(generator, words, body, ownCatalog())
  return body
}

/** Uploads the files, creates the task, follows it and downloads the result. */
export async function makeTask(
  generator: Generator,
  wanted: Record<string, unknown>,
  given: Given,
  session: Session,
): Promise<number | void> {
  const { terminal } = session
  if (given.switched('wait') !== false)
    await checkOutput(given.text('output'), RESULT_KINDS[generator.plan], session.cwd)
  const brought = await uploadLocalFiles(generator.fields, wanted, session.kinora)
  const body = completeRequest(generator, brought, ownCatalog())
  const kinora = await session.kinora()
  const name = generator.name as GeneratorName
  if (given.switched('preview')) {
    const seed = await agreeOnPreview(kinora, name, body, given, session)
    if (seed === undefined) return undefined
    if ('seed' in generator.fields) body.seed = seed
  } else if (given.switched('estimate') && !(await agree(kinora, name, body, given, session))) return undefined
  const made = await kinora.create(name, body)
  if (given.switched('wait') === false) return given.json ? terminal.printJson(made) : terminal.print(made.id)
  terminal.tell(`task ${made.id}: ${describeMade(generator, made)}`)
  return finishTask(kinora, made.id, generator.name, given, session)
}

const describeMade = ({ name, rulesBy }: Generator, made: Created<GeneratorName>): string => {
  const told = made as { credits?: number } & Record<string, unknown>
  const chosen = rulesBy === undefined ? undefined : told[rulesBy]
  return [typeof chosen === 'string' ? `${name} with ${chosen}` : name, `${told.credits} credits`].join(', ')
}

/** The recommended prompts of a task, or templates. */
export const ideasOf = ({ prompts = [] }: Task): string[] => prompts.map(({ prompt, template }) => prompt || template)

/** Follows a task and downloads its files. */
export async function finishTask(
  kinora: Client,
  id: string,
  name: string,
  given: Given,
  { terminal, cwd }: Session,
): Promise<number | void> {
  let task: Task
  try {
    task = await followTask(kinora, id, terminal)
  } catch (error) {
    if (!(error instanceof Left)) throw error
    terminal.tell(error.message)
    return EXIT.interrupted
  }
  for (const note of task.notes ?? []) terminal.tell(`note: ${note}`)
  if (!given.json) for (const idea of ideasOf(task)) terminal.print(idea)
  const files = await saveFiles(kinora, task, { output: given.text('output'), name, cwd })
  if (given.json) terminal.printJson({ task, files })
  else for (const file of files) terminal.print(file)
  const kept = formatKept(task)
  if (kept)
    terminal.tell(
      task.pinned ? `the service has it ${kept}` : `the service has it ${kept}; kinora keep ${id} keeps it for good`,
    )
  if (given.switched('open') && files[0] !== undefined) await openFile(files[0])
}

async function agree(
  kinora: Client,
  name: GeneratorName,
  body: Record<string, unknown>,
  given: Given,
  session: Session,
): Promise<boolean> {
  const estimate = await kinora.estimate(name, body)
  return tellAndAsk(estimate, `costs ${estimate.credits} credits`, given, session)
}

/** The seed of the accepted preview. */
async function agreeOnPreview(
  kinora: Client,
  name: GeneratorName,
  body: Record<string, unknown>,
  given: Given,
  session: Session,
): Promise<number | undefined> {
  const preview = await kinora.preview(name, body)
  const isWanted = await tellAndAsk(preview, formatPreview(preview), given, session)
  return isWanted ? preview.seed : undefined
}

/** Shows the price or preview first; returns whether to continue. */
async function tellAndAsk(json: object, text: string, given: Given, { terminal }: Session): Promise<boolean> {
  const asks = terminal.isInteractive && !given.json
  if (given.json && !given.switched('yes')) terminal.printJson(json)
  else if (asks || given.switched('yes')) terminal.tell(text)
  else terminal.print(text)
  if (given.switched('yes')) return true
  return asks && /^y(es)?$/i.test((await terminal.ask('Make it? [y/N] '))?.trim() ?? '')
}
