// `npm run gallery [suite [sheet]]`: what the studio makes of prompts, photos and references, on contact sheets in
// docs/gallery. Without a suite all of them; with a sheet only the one of that name.
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { writePicture } from '../../packages/media/src/write/write-picture.ts'
import { drawSheet } from './draw-sheet.ts'
import type { Exhibit, SheetPlan, Suite } from './suite.ts'

/** Every suite is a file here that exports `suite`. */
const SUITES = [
  'prompts',
  'bodies',
  'families',
  'photos',
  'pairs',
  'references',
  'stories',
  'templates',
  'scenes',
  'edits',
  'films',
]

// Kept in the repository for good: five of these are the price of one photo.
const MAX_BYTES = 350_000
const QUALITIES = [88, 84, 80, 76, 72, 66, 60]
const THUMBNAILS = [58]

const folder = join(import.meta.dirname, '..', '..', 'docs', 'gallery')

async function make(plan: SheetPlan): Promise<void> {
  const exhibits: Exhibit[] = []
  for (const exhibit of plan.exhibits) {
    exhibits.push(await exhibit())
    console.log(`  ${exhibits.length}/${plan.exhibits.length} ${exhibits.at(-1)!.words}`)
  }
  const path = join(folder, `${plan.name}.jpg`)
  const bytes = await save(path, await drawSheet(plan, exhibits), plan.isWordless ? THUMBNAILS : QUALITIES)
  console.log(`${path}: ${Math.round(bytes / 1_000)} kB`)
}

/** In the best quality that is small enough. */
async function save(path: string, sheet: RgbaPicture, qualities: readonly number[]): Promise<number> {
  let bytes = 0
  for (const quality of qualities) {
    await writePicture(path, sheet, { format: 'jpg', quality })
    bytes = (await stat(path)).size
    if (bytes <= MAX_BYTES) break
  }
  return bytes
}

const [wanted, sheet] = process.argv.slice(2)
if (wanted !== undefined && !SUITES.includes(wanted))
  throw new Error(`no suite ${wanted}; there are ${SUITES.join(', ')}`)
await mkdir(folder, { recursive: true })
for (const name of wanted === undefined ? SUITES : [wanted]) {
  const { suite } = (await import(`./${name}.ts`)) as { suite: Suite }
  for (const plan of suite.sheets) if (sheet === undefined || plan.name === sheet) await make(plan)
  if (suite.page && sheet === undefined) await writeFile(join(folder, suite.page.name), suite.page.text)
}
