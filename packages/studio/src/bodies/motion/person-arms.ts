import type { Body, Point } from '../body.ts'
import type { Gesture } from './actions.ts'
import type { PersonDraft } from './person-draft.ts'
import { ease, type Moment, strikeTime, wave } from './moment.ts'
import { isFelt, showFeeling } from './person-feelings.ts'
import { atWorktop, between, handiwork, isHandiwork, type Reach } from './person-handiwork.ts'
import { armAt, reachTo } from './reach.ts'

/** Hands, chest and head of a gesture, on top of the stance. */
export function gesture(body: Body, draft: PersonDraft, what: Gesture, moment: Moment, t: number): void {
  const { length, shoulder } = armAt(body, 'r')
  const hand = (mark: 'r' | 'l', [right, up, ahead]: Reach): void => {
    const to: Point = [right * length, shoulder[1] + up * length, ahead * length]
    const turns = reachTo(body, mark, to)
    draft.turns[`arm.${mark}`] = turns.arm
    draft.turns[`forearm.${mark}`] = turns.forearm
  }
  const right = (...to: Reach): void => hand('r', to)
  const left = (...to: Reach): void => hand('l', to)
  const both = (aside: number, up: number, ahead: number): void => {
    right(aside, up, ahead)
    left(-aside, up, ahead)
  }
  const [chest, head] = [draft.turns['chest']!, draft.turns['head']!]
  const nod = (by: number, turn = 0, tilt = 0): void =>
    void (draft.turns['head'] = [head[0] + by, head[1] + turn, head[2] + tilt])
  const lean = (by: number, turn = 0): void => void (draft.turns['chest'] = [chest[0] + by, chest[1] + turn, chest[2]])
  const mouth = body.sockets['mouth']!.at
  const atMouth: Reach = [0.1, (mouth[1] - shoulder[1]) / length - 0.12, mouth[2] / length + 0.08]
  const since = moment.seconds - strikeTime(moment.until)
  // Hands reach towards things beyond their reach.
  const touch = moment.touch && { up: (moment.touch.y - shoulder[1]) / length, ahead: moment.touch.z / length }
  if (isHandiwork(what))
    return handiwork(what, { right, left, both, nod, lean, atMouth, since, ...(touch && { touch }) }, moment, t)
  if (isFelt(what)) return showFeeling(what, { right, left, both, nod, lean, atMouth, since }, moment, t)
  if (touch && atWorktop(what, { right, left, both, nod, lean, atMouth, since, touch }, t)) return
  switch (what) {
    case 'wave': {
      const swing = wave(t * 1.5)
      draft.turns['arm.r'] = [-0.25, 0, 2.35 + 0.1 * swing]
      draft.turns['forearm.r'] = [-0.15, 0, 0.35 + 0.55 * swing]
      return nod(0, 0, 0.08 * swing)
    }
    case 'point': {
      const [aside, up] = moment.looks ?? [0, 0]
      const high = Math.max(-0.3, up + 0.05)
      right(0.38 + Math.sin(aside) * Math.cos(high), 0.98 * Math.sin(high), 0.98 * Math.cos(aside) * Math.cos(high))
      return lean(0.06)
    }
    case 'grapple': {
      // Hands on the other's shoulders; now the one gives way and now the other.
      right(0.2, 0.02 + 0.05 * wave(t * 1.3), 0.86)
      left(-0.2, 0.04, 0.84)
      lean(0.34 + 0.1 * wave(t * 0.6))
      return nod(0.1, 0, 0.14 * wave(t * 0.6))
    }
    case 'hug': {
      // With open arms first.
      const close = ease((moment.seconds - 0.55) / 0.9)
      right(...between([0.72, 0.02, 0.62], [-0.1 + 0.04 * wave(t * 0.7), -0.22, 0.86], close))
      left(...between([-0.72, 0.1, 0.58], [0.1, -0.02, 0.82], close))
      lean(0.02 + 0.08 * close)
      return nod(0.05, 0, 0.22 * close)
    }
    case 'give': {
      const out = ease((since + 0.9) / 0.8)
      right(...between([0.25, -0.45, 0.45], [0.12, -0.18, 0.96], out))
      left(...between([-0.3, -0.6, 0.3], [-0.05, -0.3, 0.8], out))
      return lean(0.16 * out)
    }
    case 'take': {
      const out = ease((since + 0.9) / 0.7) * (1 - ease((since - 0.2) / 0.8))
      const at: Reach = touch ? [0.06, touch.up, touch.ahead] : [0.2, -0.55, 0.9]
      right(...between([0.15, touch ? Math.max(-0.3, touch.up + 0.4) : -0.3, 0.55], at, out))
      return lean((touch ? Math.max(0, Math.min(0.5, -0.5 * touch.up)) : 0.3) * out)
    }
    case 'hold':
      if (moment.hands === 2) return both(0.2, -0.35 + 0.01 * wave(t / 3), 0.62)
      return right(0.18, -0.22 + 0.015 * wave(t / 3), 0.66)
    case 'present':
      // Flat in front of the chin, facing the person on it.
      if (moment.hands === 2) both(0.1, -0.2 + 0.01 * wave(t / 3), 0.7)
      else right(0.12, -0.16 + 0.01 * wave(t / 3), 0.74)
      return nod(0.16, moment.hands === 2 ? 0 : 0.06)
    case 'carry':
      return both(0.26, -0.48 + 0.02 * wave(t / 2), 0.6)
    case 'shoulder':
      // At the ankles of the person on the shoulders.
      return both(0.2, -0.16 + 0.01 * wave(t / 3), 0.34)
    case 'steady':
      // A hand at the thing on the head or shoulder.
      return right(0.34, 0.5 + 0.02 * wave(t / 3), 0.3)
    case 'hoist': {
      // Up over the head, and down a little, and up.
      const up = ease((moment.seconds - 0.4) / 0.9) * (0.9 + 0.1 * wave(t * 0.5))
      both(0.2, -0.4 + 0.95 * up, 0.6 - 0.12 * up)
      return nod(-0.4 * up)
    }
    case 'eat':
    case 'drink': {
      const round = (t / 2.8) % 1
      const up = ease(round / 0.28) * (1 - ease((round - 0.62) / 0.25))
      right(...between([0.2, -0.45, 0.62], atMouth, up))
      if (what === 'drink') return nod(-0.3 * ease((up - 0.6) / 0.4))
      return nod(0.06 * wave(t * 2) * (1 - up) + 0.12 * up)
    }
    case 'pour':
      right(0.12, -0.02 + 0.04 * wave(t / 2), 0.78)
      left(-0.12, -0.5, 0.72)
      lean(0.08)
      return nod(0.3)
    case 'write':
      right(0.1 + 0.14 * wave(t * 0.3), -0.4 + 0.035 * wave(t * 2.6), 0.7 + 0.03 * wave(t * 2.1))
      left(-0.22, -0.46, 0.6)
      lean(0.16)
      return nod(0.32)
    case 'type':
      right(0.16 + 0.05 * wave(t * 1.3), -0.5 + 0.045 * wave(t * 4.1), 0.68)
      left(-0.16 + 0.05 * wave(t * 1.1), -0.5 + 0.045 * wave(t * 4.7 + 0.4), 0.68)
      lean(0.1)
      return nod(0.25)
    case 'read': {
      // A page is turned now and then.
      const page = Math.max(0, wave(t / 3.6) - 0.6) * 2.5
      right(0.22 - 0.34 * page, -0.3 + 0.1 * page, 0.64 + 0.1 * page)
      left(-0.22, -0.3, 0.64)
      return nod(0.34, 0.1 * wave(t / 2.2))
    }
    case 'play':
      left(-0.88, 0.02 + 0.04 * wave(t * 0.6), 0.5)
      right(0.12, -0.62 + 0.11 * wave(t * 2.2), 0.48)
      return nod(0.12 + 0.07 * wave(t * 1.1), -0.2)
    case 'fiddle':
      left(-0.62, 0.18, 0.72)
      right(0.32 + 0.3 * wave(t * 0.8), 0.12 - 0.16 * wave(t * 0.8), 0.66)
      return nod(0.12, -0.35, -0.22)
    case 'keys':
      right(0.26 + 0.16 * wave(t * 0.5), -0.42 + 0.06 * wave(t * 2.7), 0.82)
      left(-0.26 + 0.12 * wave(t * 0.6), -0.42 + 0.06 * wave(t * 2.3 + 0.3), 0.82)
      lean(0.1 + 0.04 * wave(t * 0.7))
      return nod(0.15)
    case 'blow':
      right(0.06, atMouth[1] + 0.05, atMouth[2] + 0.28 + 0.02 * wave(t * 1.7))
      left(-0.06, atMouth[1] + 0.02, atMouth[2] + 0.12)
      return nod(-0.08 + 0.05 * wave(t * 0.9))
    case 'catch': {
      const close = ease((since + 0.15) / 0.3)
      both(0.34 - 0.18 * close, 0.05 - 0.3 * close, 0.85 - 0.2 * close)
      return lean(0.06 - 0.12 * close)
    }
    case 'work': {
      const round = (t / 1.25) % 1
      // Up slowly, down at once.
      const up = round < 0.65 ? ease(round / 0.65) : 1 - ease((round - 0.65) / 0.14)
      right(0.2, -0.45 + 0.85 * up, 0.72 - 0.2 * up)
      left(-0.15, -0.5, 0.7)
      lean(0.22 - 0.16 * up)
      return nod(0.2)
    }
    case 'stir':
      right(0.14 + 0.24 * wave(t * 0.75), -0.42, 0.68 + 0.2 * wave(t * 0.75 + 0.25))
      left(-0.26, -0.5, 0.6)
      lean(0.1 + 0.07 * wave(t * 0.75 + 0.25))
      return nod(0.06)
    case 'sweep': {
      const swing = wave(t * 0.7)
      right(0.12 + 0.46 * swing, -0.6, 0.62)
      left(0.04 + 0.2 * swing, -0.16, 0.5)
      lean(0.24, 0.42 * swing)
      return nod(0.25)
    }
    case 'dig': {
      const lift = ease(0.5 + 0.5 * wave(t * 0.55))
      right(0.18, -0.75 + 0.4 * lift, 0.72)
      left(-0.12, -0.45 + 0.25 * lift, 0.5)
      lean(0.55 - 0.4 * lift, 0.25 * lift)
      return nod(0.1)
    }
    case 'row': {
      const pull = wave(t * 0.6)
      both(0.26, -0.34 + 0.06 * wave(t * 0.6 + 0.25), 0.66 + 0.24 * pull)
      return lean(0.28 * pull + 0.05)
    }
    case 'aim':
      left(-0.2, 0.02, 0.96)
      right(0.3, 0.05 + 0.01 * wave(t), 0.34)
      return nod(0.04, -0.15)
    case 'photograph':
      both(0.22, atMouth[1] + 0.28, atMouth[2] + 0.12)
      return nod(0.04)
    case 'call':
      right(0.52, atMouth[1] + 0.22, 0.16)
      return nod(0.04 * wave(t * 0.8), 0, 0.1)
    case 'pet':
      right(0.12 + 0.16 * wave(t * 0.7), -0.72, 0.86)
      left(-0.3, -0.75, 0.35)
      lean(0.42)
      return nod(0.05)
    case 'think':
      right(atMouth[0], atMouth[1] - 0.14, atMouth[2] - 0.02)
      left(0.14, -0.42, 0.42)
      return nod(0.08 + 0.04 * wave(t / 3), 0.12 * wave(t / 5))
    case 'stretch': {
      // Out of the hips, up, and down again.
      const up = ease(0.5 - 0.75 * Math.cos((t - moment.phase * 7) * 1.3))
      both(0.3 + 0.3 * up, -0.7 + 1.55 * up, 0.3 - 0.25 * up)
      lean(-0.2 * up)
      return nod(-0.3 * up)
    }
    case 'clap':
      return both(0.07 + 0.2 * (0.5 + 0.5 * wave(t * 2.1)), -0.12, 0.68)
    case 'cry':
      both(0.2, atMouth[1] + 0.26, atMouth[2] + 0.02)
      lean(0.16 + 0.03 * wave(t * 2.2))
      return nod(0.3 + 0.04 * wave(t * 2.2))
    case 'laugh':
      both(0.12, -0.66, 0.46)
      lean(-0.12 + 0.2 * wave(t * 1.15) + 0.07 * wave(t * 4.6))
      return nod(-0.24 + 0.16 * wave(t * 1.15))
    case 'talk':
      right(0.3 + 0.1 * wave(t / 2.3), -0.3 + 0.16 * wave(t / 1.3), 0.62 + 0.1 * wave(t / 1.7))
      left(-0.4, -0.5 + 0.1 * wave(t / 1.9), 0.45 + 0.1 * wave(t / 2.1 + 0.3))
      return nod(0.06 * wave(t * 1.1))
    case 'argue': {
      // A raised hand beats the air, the other is thrown out.
      const beat = Math.max(0, wave(t * 0.9))
      right(0.3, 0.22 + 0.3 * beat, 0.72)
      left(-0.75, -0.25 + 0.2 * wave(t / 1.7), 0.4)
      lean(0.08 + 0.1 * beat)
      return nod(0.1 * beat, 0.08 * wave(t * 0.45))
    }
    case 'sing':
      right(0.06, atMouth[1] - 0.1, atMouth[2] + 0.05)
      left(-0.75 - 0.1 * wave(t / 3), 0.05 + 0.2 * wave(t / 3), 0.5)
      return nod(-0.14 + 0.06 * wave(t / 2), 0.12 * wave(t / 4))
    case 'salute':
      // The hand beside the brow, the elbow out.
      right(0.34, atMouth[1] + 0.34, atMouth[2] - 0.06)
      left(-0.3, -0.98, 0.02)
      return nod(-0.04)
    case 'pray':
      both(0.05, -0.1, 0.58)
      return nod(0.3)
    case 'nod':
      return nod(0.12 + 0.2 * wave(t * 1.1))
    case 'shake':
      return nod(0.04, 0.55 * wave(t * 0.75))
    case 'drum':
      right(0.2 + 0.06 * wave(t * 0.4), -0.42 + 0.3 * Math.max(0, wave(t * 2)), 0.74)
      left(-0.2 + 0.08 * wave(t * 0.3), -0.42 + 0.3 * Math.max(0, wave(t * 2 + 0.5)), 0.74)
      lean(0.08)
      return nod(0.12 + 0.08 * wave(t * 2))
    case 'shower':
      // Hands in the hair, face to the water.
      right(0.22 + 0.07 * wave(t * 1.2), atMouth[1] + 0.52, atMouth[2] - 0.2 + 0.08 * wave(t * 1.2 + 0.25))
      left(-0.22 + 0.07 * wave(t * 1.2 + 0.4), atMouth[1] + 0.5, atMouth[2] - 0.2)
      return nod(-0.16, 0.08 * wave(t / 2.5))
    case 'fist':
      right(0.08, -0.3 + 0.24 * Math.max(0, wave(t * 0.75)), 0.78)
      left(-0.3, -0.62, 0.3)
      return lean(0.08)
    case 'dab':
      right(atMouth[0] + 0.08 + 0.05 * wave(t * 0.8), atMouth[1] + 0.2, atMouth[2] + 0.12)
      left(-0.2, -0.24, 0.66)
      return nod(-0.06, 0.14, 0.08)
    case 'snap': {
      const beat = Math.max(0, wave(t * 1.1))
      right(0.46, 0.06 + 0.14 * beat, 0.56)
      left(-0.46, 0.06 + 0.14 * Math.max(0, wave(t * 1.1 + 0.5)), 0.56)
      return nod(0.04 + 0.06 * beat, 0, 0.08 * wave(t * 0.55))
    }
    case 'swing': {
      // Back over the shoulder, then through and up on the other side.
      const round = ((t / 2.6) % 1) * 2.6
      const back = ease(round / 1.1) * (1 - ease((round - 1.25) / 0.25))
      const through = ease((round - 1.25) / 0.3) * (1 - ease((round - 2) / 0.5))
      const low: Reach = [0.02, -0.62, 0.62]
      const high: Reach = [0.62, 0.28, 0.3]
      const far: Reach = [-0.6, 0.3, 0.42]
      const at = through > 0 ? between(low, far, through) : between(low, high, back)
      right(...at)
      left(at[0] - 0.1, at[1] - 0.08, at[2] + 0.04)
      return lean(0.22 - 0.1 * Math.max(back, through), 0.55 * back - 0.6 * through)
    }
    case 'selfie':
      right(0.34, 0.4, 0.88)
      left(-0.5, -0.1 + 0.06 * wave(t * 1.4), 0.34)
      return nod(-0.14, 0.2, 0.14 + 0.04 * wave(t / 2))
    case 'clasp': {
      // The hands meet half way, and go up and down.
      const out = ease((moment.seconds - 0.2) / 0.6)
      right(...between([0.3, -0.7, 0.2], [0.02, -0.34 + 0.16 * wave(moment.seconds * 1.1), 0.9], out))
      return lean(0.12 * out)
    }
    case 'sneeze': {
      const round = ((moment.seconds + 0.35) % 1.5) / 1.5
      // Drawn in, then out at once.
      const back = ease(round / 0.5) * (1 - ease((round - 0.5) / 0.08))
      const out = ease((round - 0.5) / 0.09) * (1 - ease((round - 0.66) / 0.3))
      right(...between([0.25, -0.6, 0.3], [0.04, atMouth[1] + 0.02, atMouth[2] + 0.06], Math.max(back, out)))
      lean(-0.22 * back + 0.75 * out)
      return nod(-0.35 * back + 0.3 * out)
    }
    case 'dodge': {
      const aside = ease((since + 0.35) / 0.3) * (1 - 0.6 * ease((since - 1.2) / 0.8))
      both(0.5, 0.1 * aside - 0.2, 0.4)
      draft.turns['chest'] = [chest[0] - 0.15 * aside, chest[1] + 0.2 * aside, chest[2] + 0.75 * aside]
      draft.moves['hips'] = [0.35 * length * aside, (draft.moves['hips']?.[1] ?? 0) - 0.25 * length * aside, 0]
      return nod(0, 0, -0.3 * aside)
    }
    case 'paint': {
      // From as low to as high as the arm reaches.
      const stroke = wave(t * 0.55)
      right(0.15 + 0.12 * wave(t * 0.14), 0.1 + 0.62 * stroke, 0.82 - 0.12 * Math.abs(stroke))
      left(-0.25, -0.6, 0.25)
      lean(0.04 - 0.08 * stroke)
      return nod(-0.3 * stroke)
    }
    case 'saw': {
      const pull = wave(t * 0.8)
      right(0.12, -0.42 - 0.08 * pull, 0.62 + 0.3 * pull)
      left(-0.2, -0.62, 0.62)
      lean(0.3 + 0.16 * pull)
      return nod(0.12)
    }
    case 'doff': {
      // To the head, then out and down with the hat.
      const up = ease((since + 1.2) / 0.8)
      const off = ease(since / 0.7)
      const atHead: Reach = [0.18, atMouth[1] + 0.5, 0.14]
      right(...(off > 0 ? between(atHead, [0.55, -0.28, 0.62], off) : between([0.3, -0.6, 0.25], atHead, up)))
      return nod(0.18 * off)
    }
    case 'tend': {
      // At somebody's collar, or at one's own work at that height.
      const [a, b] = [wave(t * 0.8), wave(t * 0.65 + 0.3)]
      if (moment.touch) {
        // One hand at each side of it, working by turns.
        const [up, ahead] = [(moment.touch.y - shoulder[1]) / length, moment.touch.z / length]
        const near = Math.min(1, 1.06 / Math.hypot(up, ahead))
        right(0.16 + 0.05 * a, up * near + 0.12 * b, ahead * near - 0.05)
        left(-0.16 + 0.05 * b, up * near + 0.12 * a, ahead * near - 0.05)
        lean(Math.max(0, Math.min(0.4, -0.35 * up)))
        return nod(Math.max(0, Math.min(0.35, -0.4 * up)))
      }
      right(0.14 + 0.03 * a, 0.02 + 0.05 * b, 0.84)
      left(-0.14 + 0.03 * b, 0.05 * a, 0.84)
      lean(0.08)
      return nod(0.08)
    }
    case 'slap': {
      // Back, and forward at once; again after a while.
      const round = (moment.seconds % 2.4) / 2.4
      const out = ease((round - 0.18) / 0.12) * (1 - ease((round - 0.72) / 0.24))
      right(...between([0.42, 0.32, 0.3], [0.04, 0.5, 0.82], out))
      return lean(0.1 * out)
    }
    case 'shove': {
      // Both hands against the other, who gives way and comes back.
      const out = 0.5 + 0.5 * wave(moment.seconds * 0.6 + (moment.near === 1 ? 0 : 0.5))
      both(0.14, -0.12, 0.6 + 0.34 * out)
      return lean(0.3 * out - 0.1)
    }
    case 'raise': {
      const up = ease(moment.seconds / 0.5)
      right(...between([0.3, -0.8, 0.2], [0.3, 0.93 + 0.02 * wave(t / 2), 0.12], up))
      left(-0.3, -0.9, 0.1)
      return nod(-0.06 * up)
    }
    case 'squeezebox': {
      const out = 0.5 + 0.5 * wave(t * 0.5)
      right(0.34 + 0.18 * out, -0.42, 0.5)
      left(-0.34 - 0.18 * out, -0.42, 0.5)
      return nod(0.12 + 0.05 * wave(t), 0.1 * wave(t * 0.25))
    }
    case 'shaker':
      right(0.34, -0.05 + 0.16 * wave(t * 2.4), 0.6)
      left(-0.34, -0.05 + 0.16 * wave(t * 2.4 + 0.5), 0.6)
      return nod(0.06 * wave(t * 1.2), 0, 0.08 * wave(t * 1.2))
    case 'cello':
      // The neck before the shoulder in the left hand, the bow across below the chest.
      left(-0.2, 0.08 + 0.06 * wave(t * 0.4), 0.42)
      right(0.42 + 0.34 * wave(t * 0.7), -0.62, 0.62)
      lean(0.06, 0.1 * wave(t * 0.7))
      return nod(0.12, -0.15)
    case 'transverse':
      // Out to the right of the mouth.
      left(0.02, atMouth[1] + 0.02, atMouth[2] + 0.12)
      right(0.5, atMouth[1] - 0.02, atMouth[2] + 0.1 + 0.02 * wave(t * 1.7))
      return nod(0.04 + 0.04 * wave(t * 0.6), -0.22, 0.1)
    case 'look':
      return
  }
}
