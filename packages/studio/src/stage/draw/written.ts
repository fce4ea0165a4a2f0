import type { SceneShot, SceneText } from '@kinora/media/scene/scene-schema'
import { letterEntrance } from '../../looks/letter-entrances.ts'
import { drawBody } from '../../figures/draw-body.ts'
import type { Mesh } from '../../raster/mesh.ts'
import type { Rasteriser } from '../../raster/rasteriser.ts'
import type { Inscription, Performance } from '../act/performance.ts'
import type { Posed } from '../film/posed.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { SceneNotes } from '../scene-notes.ts'
import type { FindSurface } from './find-surface.ts'
import { createLettering, type DrawnFrom, type Lettering } from './stage-bodies.ts'
import { letterMeshes, pictureMeshes, placeOf, type Surface } from './surfaces.ts'

export type WrittenOptions = {
  rasteriser: Rasteriser
  company: Company
  shot: SceneShot
  /** Texts written earlier in this place. */
  inscriptions: readonly Inscription[]
  surface: FindSurface
  notes: SceneNotes
}

/** Texts on boards, papers and walls: written by performers, earlier, or by the document. */
export type Written = {
  draw(time: number, now: ReadonlyMap<string, Performance>, posed: ReadonlyMap<string, Posed>, from: DrawnFrom): void
}

export function createWritten({ rasteriser, company, shot, inscriptions, surface, notes }: WrittenOptions): Written {
  const letterings = new Map<string, Lettering>()
  const meshesOf = ({ text, of }: Inscription, board: Surface): Mesh[] => {
    const code = of === undefined ? undefined : company.of(of)[0]?.code
    const picture = code === undefined ? undefined : drawBody(code)
    return picture ? pictureMeshes(picture, board) : letterMeshes(text, board)
  }
  return {
    draw(time, now, posed, from) {
      const fresh = [...now].flatMap(([id, { writing }]) => (writing && posed.has(id) ? [writing] : []))
      const stale = inscriptions.filter(({ on }) => !fresh.some(one => one.on === on))
      for (const writing of [...fresh, ...stale.map(one => ({ ...one, share: 1 }))]) {
        const board = surface(writing.on, posed)
        if (!board) {
          notes.add('not-afforded', writing.said, `${writing.on} has no side to write on`)
          continue
        }
        const key = `${writing.said} ${writing.of ?? ''} ${writing.text}`
        const lettering = letterings.get(key) ?? createLettering(rasteriser, meshesOf(writing, board))
        letterings.set(key, lettering)
        lettering.draw(writing.share, board, from, placeOf(board.world))
      }
      // A body without a label area carries its label on its front.
      for (const [id, { performer }] of posed) {
        const { entity, body, card } = performer
        const board = entity.label === undefined || body.label || card ? undefined : surface(id, posed)
        if (!board || entity.label === undefined) continue
        const lettering =
          letterings.get(`label ${id}`) ?? createLettering(rasteriser, letterMeshes(entity.label, board))
        letterings.set(`label ${id}`, lettering)
        lettering.draw(1, board, from, placeOf(board.world))
      }
      for (const [at, text] of (shot.texts ?? []).entries()) {
        if (
          text.on === undefined ||
          text.on === 'screen' ||
          time < (text.from ?? shot.from) ||
          // During a transition the shot is visible slightly longer: its texts stay.
          time > (text.to ?? Infinity)
        )
          continue
        const board = surface(text.on, posed)
        if (!board) continue
        const lettering = letterings.get(`text ${at}`) ?? createLettering(rasteriser, letterMeshes(text.text, board))
        letterings.set(`text ${at}`, lettering)
        lettering.draw(writtenShare(text, shot, time), board, from, placeOf(board.world))
      }
    },
  }
}

/**
 * The visible part of a text on a surface: typed letters appear in the first half of its time, flickering ones go on
 * and off.
 */
function writtenShare({ enter, from, to }: SceneText, shot: SceneShot, time: number): number {
  const [since, until] = [time - (from ?? shot.from), (to ?? shot.to) - (from ?? shot.from)]
  if (enter === 'flickering') return letterEntrance(since, 0, enter).opacity === 1 ? 1 : 0
  return enter === 'typed' || enter === 'falling' ? Math.min(1, (2 * since) / Math.max(0.1, until)) : 1
}
