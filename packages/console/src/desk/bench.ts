import type { Scene, SceneProblem, SceneWarning } from '@kinora/client'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ChangeOptions } from '../ui/history.ts'
import type { Entries } from './choices.ts'
import type { Schema } from './schema.ts'

/** The state that the parts of the desk share. */
export type Bench = {
  scene: Scene
  root: Schema
  /** The shot that is shown and edited. */
  shot: number
  problems: readonly SceneProblem[]
  warnings: readonly SceneWarning[]
  /** The time that is shown. */
  seconds: number
  /** The anchors of the shot's place. */
  anchors: readonly string[]
  /** The catalogue's entries of the entities, by asset. */
  entries: Entries
  /** The usual sounds of the shot's place. */
  sounds: readonly string[]
  edit: (next: Scene, how?: ChangeOptions) => void
}

const BenchContext = createContext<Bench | undefined>(undefined)
export const BenchProvider = BenchContext.Provider

export function useBench(): Bench {
  const bench = useContext(BenchContext)
  if (!bench) throw new Error('this part is only on a desk')
  return bench
}

/** The problems at a field. With `isWhole`, also the problems below it: one control edits the whole value. */
export const problemsAt = (
  { problems, warnings }: Pick<Bench, 'problems' | 'warnings'>,
  pointer: string,
  isWhole: boolean,
): readonly { at: string; message: string }[] =>
  [...problems, ...warnings].filter(({ at }) => at === pointer || (isWhole && at.startsWith(`${pointer}/`)))
