import type { Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'

/** Sparks that rise are in the sky, and drawn there. */
export const isFirework = ({ what, motion }: Subject): boolean =>
  'sprite' in what && motion === 'rise' && findPictogram(what.sprite).isSparks === true

/** Whoever stands before fireworks stands alone: nobody is arranged around what is in the sky. */
export const standFree = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map(({ relation, ...one }) => {
    const to = relation && shot.subjects[relation.to]
    return { ...one, ...(relation && !(to && isFirework(to)) && { relation }) }
  }),
})
