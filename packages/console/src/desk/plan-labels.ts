/** A label above a point of the plan, in metres of the plan. */
export type Label = { id: string; text: string; x: number; y: number }

/** Shares of the height of letters: the width of a Latin and of a Chinese one, and the distance of lines. */
const [NARROW, WIDE, LINE] = [0.56, 1, 1.1]

const widthOf = (text: string, height: number): number =>
  Array.from(text).reduce((sum, letter) => sum + height * (/\p{Script=Han}/u.test(letter) ? WIDE : NARROW), 0)

/** Moves labels up, or down below the top, until none is over another; returns the height of each by id. */
export function spreadLabels(labels: readonly Label[], height: number, top: number): ReadonlyMap<string, number> {
  const taken: { left: number; right: number; y: number }[] = []
  const found = new Map<string, number>()
  // The nearest to the camera stay where they are.
  for (const { id, text, x, y } of labels.toSorted((one, other) => other.y - one.y)) {
    const half = widthOf(text, height) / 2
    const isFree = (at: number): boolean =>
      taken.every(one => one.right < x - half || one.left > x + half || Math.abs(one.y - at) >= height)
    const rise = (by: number): number => {
      let at = y
      while (!isFree(at)) at += by * LINE * height
      return at
    }
    const raised = rise(-1)
    const at = raised - height < top ? rise(1) : raised
    taken.push({ left: x - half, right: x + half, y: at })
    found.set(id, at)
  }
  return found
}
