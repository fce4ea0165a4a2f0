import { armAt } from '../../bodies/motion/reach.ts'
import { type Meeting, meetingOf } from '../../library/behaviour.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'

// In lengths of an arm: how far it reaches with a bent elbow, and the most that a hand is above or below its shoulder. In heights:
// how far the shoulders of somebody who attends to another are ahead, and the least distance.
const [BENT, RAISED, AHEAD, LEAST] = [0.95, 0.75, 0.035, 0.18]

/** Metres between two who meet; for joined hands the height and the share of the way, where both reach without leaning. */
type MeetingPoint = { apart: number; joined?: { share: number; height: number } }

export function meetingPoint(how: Meeting, one: Performer, other: Performer): MeetingPoint {
  const { apart, joins } = meetingOf(how)
  const [own, theirs] = [sizeOf(one).height, sizeOf(other).height]
  const arms = [one, other].flatMap(armOf)
  if (joins === undefined || arms.length < 2) return { apart: Math.max(0.5 * apart * (own + theirs), LEAST * own) }
  const wanted = arms.reduce((sum, { high, length }) => sum + (high + joins * length) / 2, 0)
  // A tall performer bends to a small one.
  const height = Math.min(
    ...arms.map(({ high, length }) => high + RAISED * length),
    Math.max(wanted, ...arms.map(({ high, length }) => high - RAISED * length)),
  )
  const [far = 0, rest = 0] = arms.map(
    ({ high, aside, length, ahead }) =>
      ahead + Math.sqrt(Math.max(0, (BENT * length) ** 2 - (height - high) ** 2 - aside ** 2)),
  )
  const reach = Math.max(far + rest, LEAST * Math.max(own, theirs))
  return { apart: reach, joined: { share: 0.5 + (far - rest) / 2 / reach, height } }
}

/** A performer's right arm: its length, and where its shoulder is. */
function armOf(who: Performer): { length: number; high: number; aside: number; ahead: number }[] {
  const { body, scale } = who
  if (!body.sockets['hand.r'] || !body.bones.some(({ name }) => name === 'arm.r')) return []
  const { length, shoulder } = armAt(body, 'r')
  const ahead = AHEAD * sizeOf(who).height
  return [{ length: length * scale, high: shoulder[1] * scale, aside: shoulder[0] * scale, ahead }]
}
