const drawn = new Map<string, Promise<string>>()
let last: Promise<unknown> = Promise.resolve()

/** A picture that is drawn once while the page is open; pictures are drawn one after another. */
export function drawnOnce(key: string, draw: () => Promise<string>): Promise<string> {
  const found = drawn.get(key)
  if (found) return found
  const drawing = last.then(draw)
  // One without pictures, such as one that needs the caller's, stays blank.
  last = drawing.catch(() => drawn.delete(key))
  drawn.set(key, drawing)
  return drawing
}
