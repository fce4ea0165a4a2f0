import type { RgbaPicture } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Take, TakeOptions } from '../camera/take.ts'
import type { ShotSetting, Weather } from '../setting/setting.ts'
import { clampValue } from '../planes/plane.ts'
import { filmScene } from '../stage/film-scene.ts'
import { type Choices, chooseTemplate } from './choose-template.ts'
import { createDressing, type DrawnDressing, type Shown } from './dress/create-dressing.ts'
import { createOutfit } from './dress/create-outfit.ts'
import { restyle } from './looks/restyle.ts'
import { createCamera, type ShownStage, showStage, whoIsWhere } from './show-stage.ts'
import { INSTALLED, type Models, stageInPhoto, stageTogether } from './stage.ts'
import type { Template } from './template.ts'

export type TemplateOptions = TakeOptions & {
  template: string
  /** The options of a template: the princess, the beast. */
  choices?: Choices
  pictures: readonly RgbaPicture[]
  /** The additions of the caller's prompt. */
  weather?: Weather
  /** Reads the words of a template for its place or scene. */
  readScene: (words: string) => { shot: ShotSetting; writeScene(): Scene }
}

/** A film of the people in the caller's pictures, according to a template. */
export async function prepareTemplate(options: TemplateOptions, models: Models = INSTALLED): Promise<Take> {
  const { compositor, seed, pictures } = options
  const { template, palette } = chooseTemplate(options.template, options.choices ?? {}, seed)
  if (pictures.length === 0) throw new RangeError('a template needs a picture')
  const dressings: DrawnDressing[] = []
  for (const one of [...template.dress, ...weatherOf(options)])
    dressings.push(await createDressing(one, { compositor, seed, palette }))
  const film = await filmStage(options, template, models, dressings)
  const grade = template.grade && compositor.addGrade({ ...template.grade, grain: 0.1, grainSeed: seed >>> 0 })
  return {
    ...(film.notes && { notes: film.notes }),
    async draw(index) {
      await film.draw(index)
      if (grade) compositor.applyGrade(grade, index)
      const shown = film.shown(index / FRAMES_PER_SECOND)
      for (const { front } of dressings) front?.(index / FRAMES_PER_SECOND, shown)
    },
    close: () => film.close?.(),
  }
}

const weatherOf = ({ weather }: TemplateOptions): { put: 'rain' | 'snow' }[] =>
  weather === 'rain' || weather === 'storm' ? [{ put: 'rain' }] : weather === 'snow' ? [{ put: 'snow' }] : []

// The position of a person beside a beast, which is in the other half, as a share of the frame's width.
const BESIDE = 0.22

type StagedFilm = Take & { shown(seconds: number): Shown }

async function filmStage(
  options: TemplateOptions,
  template: Template,
  models: Models,
  dressings: readonly DrawnDressing[],
): Promise<StagedFilm> {
  const { compositor, seed, pictures } = options
  const {
    template: _template,
    choices: _choices,
    pictures: _pictures,
    weather: _weather,
    readScene,
    ...shared
  } = options
  const frame = { width: compositor.width, height: compositor.height }
  const [first] = pictures as [RgbaPicture, ...RgbaPicture[]]
  const people = template.wears ? [first] : pictures.slice(0, template.cast)
  const words = template.scene ?? template.place
  const read = words === undefined ? undefined : readScene(words)
  const place = read && { shot: read.shot, seed, ...(template.scene && { stands: BESIDE }) }
  // The studio's own beasts are staged by the parser; people stand in front of them.
  const scene = template.scene && read ? await filmScene({ ...shared, scene: read.writeScene() }) : undefined
  const stage =
    people.length > 1 || place
      ? await stageTogether(people, frame, models, place)
      : await stageInPhoto(first, frame, template.cast, models)
  const own = showStage(compositor, template.turns?.out ? restyle(stage, template.turns.out) : stage, template)
  const turned =
    template.turns && showStage(compositor, template.turns.into ? restyle(stage, template.turns.into) : stage, template)
  const transition = template.turns && compositor.addTransition(template.turns.by)
  const outfit = template.wears && pictures[1] ? await createOutfit(compositor, pictures[1], models.open) : undefined
  const cameraAt = createCamera(options, template, stage)
  const shown = (seconds: number): Shown => whoIsWhere(stage, template, seconds, cameraAt(seconds), frame)
  return {
    notes: [...stage.notes, ...(outfit?.notes ?? [])],
    shown,
    close: () => scene?.close?.(),
    async draw(index) {
      await scene?.draw(index)
      const seconds = index / FRAMES_PER_SECOND
      const camera = cameraAt(seconds)
      const now = shown(seconds)
      const draw = (one: ShownStage): void => {
        if (!scene) one.drawBehind(camera)
        for (const { behind } of dressings) behind?.(seconds, now)
        one.drawActors(camera, seconds)
      }
      const turns = template.turns
      const way = turns ? clampValue((seconds - turns.from) / (turns.to - turns.from)) : 0
      if (turned && transition && way > 0 && way < 1)
        compositor.drawTransition(
          transition,
          way,
          () => draw(own),
          () => draw(turned),
        )
      else draw(turned && way >= 1 ? turned : own)
      outfit?.draw(seconds, now)
    },
  }
}
