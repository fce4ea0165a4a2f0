/** A point of the frame relative to its centre, in frame heights. */
export type Place = readonly [x: number, y: number]

const TURN = 2 * Math.PI

/** A path along corners, closed. */
const along =
  (corners: readonly Place[]) =>
  (share: number): Place => {
    const at = (share % 1) * corners.length
    const [a, b] = [corners[Math.floor(at)]!, corners[(Math.floor(at) + 1) % corners.length]!]
    return [a[0] + (b[0] - a[0]) * (at % 1), a[1] + (b[1] - a[1]) * (at % 1)]
  }

const star = Array.from({ length: 10 }, (_, at): Place => {
  const far = at % 2 === 0 ? 0.38 : 0.16
  return [far * Math.sin((at * TURN) / 10), -far * Math.cos((at * TURN) / 10)]
})

/** Shapes by name, each as a path from 0 to 1; `aspect` is the frame's width over height. */
export const CURVES: Readonly<Record<string, (share: number, aspect: number) => Place>> = {
  straight: (share, aspect) => [(share - 0.5) * aspect * 1.04, 0],
  line: (share, aspect) => [(share - 0.5) * aspect * 0.8, 0],
  wave: (share, aspect) => [(share - 0.5) * aspect * 1.04, 0.2 * Math.sin(share * TURN * 2.5)],
  zigzag: (share, aspect) => [
    (share - 0.5) * aspect * 1.04,
    0.5 * (Math.abs(((share * 6) % 1) - 0.5) - 0.25) * (1 + Math.floor(share * 6) * 0.1),
  ],
  ring: share => [0.34 * Math.sin(share * TURN), -0.34 * Math.cos(share * TURN)],
  spiral: share => {
    const far = 0.02 + 0.42 * share
    return [far * 1.15 * Math.cos(share * TURN * 3.5), far * Math.sin(share * TURN * 3.5)]
  },
  knot: share => {
    const angle = share * TURN * 2
    const far = 0.2 + 0.13 * Math.cos(1.5 * angle)
    return [far * 1.3 * Math.cos(angle), far * Math.sin(angle) + 0.05 * Math.sin(share * 40)]
  },
  heart: share => {
    const angle = share * TURN
    const high = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)
    return [0.36 * Math.sin(angle) ** 3, -0.0225 * high - 0.02]
  },
  star: along(star),
  triangle: along([
    [0, -0.36],
    [0.4, 0.3],
    [-0.4, 0.3],
  ]),
  square: along([
    [-0.32, -0.32],
    [0.32, -0.32],
    [0.32, 0.32],
    [-0.32, 0.32],
  ]),
}
