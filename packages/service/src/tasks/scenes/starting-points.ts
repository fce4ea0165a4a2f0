import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '@kinora/media/scene/scene-schema'

type InLanguages = { en: string; zh: string }

/** A scene document to begin with. */
export type StartingPoint = {
  /** The name of its file. */
  id: string
  /** Its place in the list. */
  rank: number
  names: InLanguages
  about: InLanguages
  scene: Scene
}

// Beside the sources in a clone, beside the compiled files in an installed package.
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'samples', 'scenes')

let loaded: readonly StartingPoint[] | undefined

/** The starting points, read on first use; a test checks every file. */
export const startingPoints = (): readonly StartingPoint[] =>
  (loaded ??= readdirSync(FOLDER)
    .filter(file => file.endsWith('.json'))
    .map(file => ({
      id: file.replace(/\.json$/, ''),
      ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<StartingPoint, 'id'>),
    }))
    .toSorted((one, other) => one.rank - other.rank))

/** The file of its picture. */
export const startingPointPicture = ({ id }: Pick<StartingPoint, 'id'>): string => join(FOLDER, `${id}.webp`)
