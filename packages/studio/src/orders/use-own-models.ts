import { hasHan } from '@kinora/media/language/has-han'
import { ModelRefused } from '@kinora/media/models/model'
import { findOwnBody, isOwnCode, keepOwnBody } from '../bodies/own-bodies.ts'
import { keepOwnMotions } from '../bodies/motion/own-motions.ts'
import { keepOwnActions } from '../library/read-rows.ts'
import { learnNouns } from '../words/lexicon.ts'
import { keepOwnPlaces, placeChanges } from '../data-files/read-place.ts'
import { findOwnModels, listModelFiles } from '../own-models/find-own-models.ts'
import { openOwnModel } from '../own-models/open-own-model.ts'
import type { FoundModels, OwnModel, RefusedModel } from '../own-models/own-model.ts'
import { ownNouns } from '../words/own-nouns.ts'

/** This process's knowledge of the folder. */
type Known = {
  stamp: string
  folder: string
  models: Map<string, OwnModel>
  refused: RefusedModel[]
  /** Models that could not be opened, with their words. */
  broken: (RefusedModel & Pick<OwnModel, 'words'>)[]
  likes: Map<string, string>
}

let known: Known | undefined

/** The folder of models, where there is one. */
export const modelsFolder = (): string | undefined => process.env.KINORA_MODELS_DIR || undefined

/** Reads the folder and registers its words, unless nothing has changed. */
export async function learnOwnModels(
  folder: string | undefined = modelsFolder(),
): Promise<Pick<FoundModels, 'refused'>> {
  const files = folder === undefined ? [] : await listModelFiles(folder)
  const stamp = [folder, ...files.map(one => one.stamp)].join('\n')
  if (known?.stamp === stamp) return known
  const found =
    folder === undefined
      ? undefined
      : await findOwnModels(
          folder,
          files.map(({ path }) => path),
        )
  keepOwnMotions(found?.motions ?? new Map())
  keepOwnActions([...(found?.motions ?? new Map()).values()].flatMap(({ action }) => action ?? []))
  const before = placeChanges()
  keepOwnPlaces((found?.places ?? []).map(({ place }) => place))
  // The kind is looked up in our own tables, without earlier models.
  if (known && known.models.size > 0) learnNouns([])
  const { nouns, likes } = ownNouns(found?.models ?? [])
  if (nouns.length > 0 || placeChanges() !== before) learnNouns(nouns)
  known = {
    stamp,
    folder: folder ?? '',
    models: new Map((found?.models ?? []).map(model => [model.code, model])),
    refused: [...(found?.refused ?? [])],
    broken: [],
    likes,
  }
  return known
}

/** A model by its code. */
export const findOwnModel = (code: string): OwnModel | undefined => known?.models.get(code)

export const hasOwnModels = (): boolean => known !== undefined && known.models.size > 0

/** Models in a prompt that could not be opened, to report in every order. */
export const brokenIn = (prompt: string): readonly RefusedModel[] =>
  (known?.broken ?? []).filter(({ words }) => words.some(word => names(prompt, word)))

const names = (prompt: string, word: string): boolean =>
  hasHan(word)
    ? prompt.includes(word)
    : new RegExp(
        `(?<![\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?:e?s)?(?![\\p{L}\\p{N}])`,
        'iu',
      ).test(prompt)

/**
 * Opens models that are not open yet. A model that cannot be opened is dropped, with its words, until the folder
 * changes. Returns the reasons.
 */
export async function openOwnBodies(codes: Iterable<string>): Promise<RefusedModel[]> {
  const refused: RefusedModel[] = []
  for (const code of new Set(codes)) {
    const model = known?.models.get(code)
    if (!known || !model || !isOwnCode(code) || findOwnBody(code)) continue
    try {
      keepOwnBody(code, await openOwnModel(known.folder, model, known.likes.get(code)))
    } catch (error) {
      refused.push({ file: model.file, why: error instanceof ModelRefused ? error.message : 'cannot be read' })
      known.broken.push({ ...refused.at(-1)!, words: model.words })
      known.models.delete(code)
    }
  }
  if (known && refused.length > 0) {
    known.refused.push(...refused)
    learnNouns([])
    const { nouns, likes } = ownNouns([...known.models.values()])
    learnNouns(nouns)
    known.likes = likes
  }
  return refused
}
