// `npm run docs` writes docs/reference, docs/settings.md, the schema of the engines file and the index of assets;
// `--check` writes nothing and fails when what is on disk differs.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { KINDS } from '../packages/service/src/engines/kinds.ts'
import { enginesSchema } from '../packages/service/src/engines/routing/engines-schema.ts'
import { openCatalog } from '../packages/service/src/service/open/open-catalog.ts'
import { readSettings, SETTINGS } from '../packages/service/src/service/settings.ts'
import { type Block, code, heading, list, slugify, table, text } from '../packages/service/src/reference/page/blocks.ts'
import { modelBlocks, priceBlocks, voiceBlocks } from '../packages/service/src/reference/page/catalog-blocks.ts'
import {
  type DocsSource,
  endpointBlocks,
  sectionId,
  shownPath,
} from '../packages/service/src/reference/page/endpoint-blocks.ts'
import { errorGuide } from '../packages/service/src/reference/page/guide.ts'
import { sceneBlocks } from '../packages/service/src/reference/page/scene-blocks.ts'
import { renderMarkdown } from '../packages/service/src/reference/page/render-markdown.ts'
import { reasonTable } from '../packages/service/src/reference/page/reasons.ts'
import { TAGS } from '../packages/service/src/reference/page/tags.ts'
import { metricBlocks } from './metric-pages.ts'
import type { Endpoint } from '../packages/service/src/http/endpoint.ts'
import { buildEndpoints } from '../packages/service/src/http/endpoints/index.ts'
import { ASSET_INDEX, assetIndexFile } from './asset-index.ts'
import { cataloguePage } from './catalogue-page.ts'
import { weightsPage } from './weights-page.ts'

const root = join(import.meta.dirname, '..')
const FOLDER = 'docs/reference'
const TASKS = '/ent/v2/tasks'
const NOTE = '<!-- Made by `npm run docs`; changes belong in the source. -->'

/** Every generated file by its path. */
export function referenceFiles(): Map<string, string> {
  const settings = readSettings({})
  const catalog = openCatalog(settings)
  const source: DocsSource = {
    catalog,
    endpoints: buildEndpoints(catalog),
    publicUrl: `http://${settings.KINORA_HOST}:${settings.KINORA_PORT}`,
  }
  const files = new Map<string, string>()
  const add = (path: string, title: string, blocks: readonly Block[]): void => {
    const body = renderMarkdown(blocks, target => linkOf(target, source))
    files.set(path, `# ${title}\n\n${NOTE}\n\n${body}`)
  }
  for (const generator of catalog.generators) {
    add(`${FOLDER}/${slugify(generator.name)}.md`, generator.name, pathBlocksOf(generator.path, source))
  }
  add(`${FOLDER}/tasks.md`, 'Tasks', pathBlocksOf(TASKS, source))
  add(`${FOLDER}/models.md`, 'Models', modelBlocks(catalog))
  add(`${FOLDER}/errors.md`, 'Errors', [...errorGuide, reasonTable()])
  add(`${FOLDER}/prices.md`, 'Prices', priceBlocks(catalog))
  add(`${FOLDER}/voices.md`, 'Voices', [...voiceBlocks(), ...tagBlocksOf('Voices', source)])
  add(`${FOLDER}/scenes.md`, 'Scenes', [...tagBlocksOf('Scenes', source), ...sceneBlocks()])
  for (const tag of TAG_PAGES) add(`${FOLDER}/${slugify(tag)}.md`, tag, tagBlocksOf(tag, source))
  add(`${FOLDER}/README.md`, 'Reference', indexBlocksOf(source))
  add('docs/settings.md', 'Settings', settingBlocks())
  add('docs/metrics.md', 'Metrics', metricBlocks())
  files.set(ASSET_INDEX, assetIndexFile())
  files.set('docs/weights.md', weightsPage(NOTE))
  files.set('docs/catalogue.md', cataloguePage(NOTE))
  files.set('docs/engines/engines.schema.json', `${JSON.stringify(enginesSchema(KINDS), null, 2)}\n`)
  return files
}

/** A generator's create, or a list, and what can be done with what is there. */
const pathBlocksOf = (path: string, source: DocsSource): Block[] =>
  endpointsAt(path, source).flatMap(endpoint => operationBlocksOf(endpoint, source))

const operationBlocksOf = (endpoint: Endpoint, source: DocsSource): Block[] => [
  heading(2, `${endpoint.method} ${shownPath(endpoint)}`),
  text(`${endpoint.summary}.`),
  ...endpointBlocks(endpoint, source),
]

// Tags without a page of their own path.
const TAG_PAGES = [
  'Previews',
  'Subjects',
  'Collections',
  'Callbacks',
  'Account',
  'Credits',
  'Uploads',
  'Files',
  'OpenAI',
  'Agents',
  'Sandbox',
  'Operator',
  'Health',
  'Documents',
]

const endpointsOfTag = (tag: string, { endpoints }: DocsSource): Endpoint[] =>
  endpoints.filter(one => one.tag === tag && !one.undocumented)

const tagBlocksOf = (tag: string, source: DocsSource): Block[] => [
  text(TAGS[tag] ?? ''),
  ...endpointsOfTag(tag, source).flatMap(endpoint => operationBlocksOf(endpoint, source)),
]

const endpointsAt = (path: string, { endpoints }: DocsSource) =>
  endpoints.filter(one => one.path === path || one.path.startsWith(`${path}/`))

/** Sections of the page stand in files here. */
function linkOf(target: string, source: DocsSource): string | undefined {
  if (target === 'settings') return '../settings.md'
  if (target.startsWith('scene-') && target !== 'scene-stills') return `scenes.md#${target.slice('scene-'.length)}`
  if (['tasks', 'scenes', 'voices', 'errors', 'models', 'prices', ...TAG_PAGES.map(slugify)].includes(target))
    return `${target}.md`
  const tag = ['Voices', 'Scenes', ...TAG_PAGES].find(one =>
    endpointsOfTag(one, source).map(sectionId).includes(target),
  )
  if (tag) return `${slugify(tag)}.md`
  if (endpointsAt(TASKS, source).map(sectionId).includes(target)) return 'tasks.md'
  const { generators } = source.catalog
  const names = ({ name, path }: { name: string; path: string }): string[] => [
    slugify(name),
    ...endpointsAt(path, source).map(sectionId),
  ]
  const generator = generators.find(one => names(one).includes(target))
  return generator && `${slugify(generator.name)}.md`
}

const indexBlocksOf = ({ catalog }: DocsSource): Block[] => [
  text(
    'Made from the declarations that the service runs on. A running service shows the same, with its own address and prices, at `/docs`, and for programs at `/openapi.json`.',
  ),
  table(
    'fields',
    ['Generator', 'What it does'],
    catalog.generators.map(({ name, summary }) => [`[${name}](${slugify(name)})`, summary]),
  ),
  list([
    '[Tasks](tasks)',
    '[Models](models)',
    '[Prices](prices)',
    '[Voices](voices)',
    `[Scenes](scenes): ${TAGS.Scenes}`,
    '[Errors](errors)',
    ...TAG_PAGES.map(tag => `[${tag}](${slugify(tag)}): ${TAGS[tag]}`),
    '[Settings](settings)',
  ]),
]

const settingBlocks = (): Block[] => [
  text(
    'Every setting is an environment variable, and every one is optional. A misspelt name stops the service at start.',
  ),
  table(
    'fields',
    ['Setting', 'Default', 'Meaning'],
    Object.entries(SETTINGS).map(([name, { shownDefault, default: standard, about }]) => [
      `\`${name}\``,
      shownDefault ?? `\`${typeof standard === 'object' ? JSON.stringify(standard) : String(standard)}\``,
      about,
    ]),
  ),
  code('sh', 'KINORA_PORT=9000 KINORA_DATA_DIR=/var/lib/kinora npm start'),
]

/** Files on disk that differ from the generated text, are missing or no longer generated. */
export function staleFiles(files: ReadonlyMap<string, string>): string[] {
  const kept = globSync(`${FOLDER}/*.md`, { cwd: root }).filter(path => !files.has(path))
  return [...[...files].filter(([path, words]) => textAt(path) !== words).map(([path]) => path), ...kept].sort()
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}

function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const path of staleFiles(files)) {
    const words = files.get(path)
    if (words === undefined) {
      rmSync(join(root, path))
      continue
    }
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), words)
  }
}

if (import.meta.main) {
  const files = referenceFiles()
  const stale = staleFiles(files)
  if (process.argv.includes('--check')) {
    if (stale.length > 0) console.error(`not what the source says, run \`npm run docs\`:\n${stale.join('\n')}`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else {
    writeFiles(files)
    console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : 'nothing to write')
  }
}
