import type { RgbaPicture } from '@kinora/media/frames/size'
import { paintAnime } from '../../pictures/edit/styles/paint-anime.ts'
import { toLabPicture, toRgbaPicture } from '../../planes/lab-picture.ts'
import { type Actor, headInPicture } from '../actor.ts'
import type { Stage } from '../stage.ts'
import { agePicture } from './age-picture.ts'
import { buildOfBlocks } from './build-of-blocks.ts'
import { castInMetal } from './cast-in-metal.ts'
import { drawCartoon } from './draw-cartoon.ts'
import { makeZombie } from './make-zombie.ts'

export const NEW_LOOKS = ['painted', 'blocks', 'cartoon', 'zombie', 'metal', 'aged'] as const
export type NewLook = (typeof NEW_LOOKS)[number]

type Painters = {
  behind?: (picture: RgbaPicture) => RgbaPicture
  actor: (picture: RgbaPicture, actor: Actor) => RgbaPicture
}

const everywhere = (paint: (picture: RgbaPicture) => RgbaPicture): Painters => ({ behind: paint, actor: paint })

const PAINTERS: Readonly<Record<NewLook, Painters>> = {
  painted: everywhere(picture => keepingAlpha(picture, toRgbaPicture(paintAnime(toLabPicture(picture))))),
  blocks: everywhere(buildOfBlocks),
  cartoon: everywhere(picture => keepingAlpha(picture, drawCartoon(picture))),
  zombie: { actor: (picture, actor) => makeZombie(picture, headInPicture(actor)) },
  metal: { actor: castInMetal },
  aged: everywhere(agePicture),
}

/** The same stage in another look. */
export function restyle(stage: Stage, look: NewLook): Stage {
  const { behind, actor: paint } = PAINTERS[look]
  return {
    ...stage,
    behind: behind ? behind(stage.behind) : stage.behind,
    actors: stage.actors.map(actor => ({ ...actor, picture: paint(actor.picture, actor) })),
  }
}

function keepingAlpha({ rgba }: RgbaPicture, made: RgbaPicture): RgbaPicture {
  for (let at = 3; at < rgba.length; at += 4) made.rgba[at] = rgba[at]!
  return made
}
