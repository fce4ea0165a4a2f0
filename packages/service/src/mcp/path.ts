/**
 * A path of the service with its query. Values become single encoded segments, and a path concatenated from texts does
 * not compile.
 */
export class Path {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** A declared path, or a part of one. */
  static declared(text: string): Path {
    return new Path(text)
  }
}

/** `pathTo`/tasks/${id}`: values are encoded, literal parts are not. */
export function pathTo(fixed: TemplateStringsArray, ...values: readonly (string | Path)[]): Path {
  const told = values.map(value => (value instanceof Path ? value.text : segment(value)))
  return Path.declared(fixed.map((text, index) => text + (told[index] ?? '')).join(''))
}

/** The same with a query. */
export const withQuery = (path: Path, query: URLSearchParams): Path => Path.declared(`${path.text}?${query.toString()}`)

// URLs treat these segments as the current and the parent folder, encoded or not.
const DOTS = /^(\.|%2e){0,2}$/i

function segment(value: string): string {
  if (DOTS.test(value)) throw new Error(`${JSON.stringify(value)} is no segment of a path`)
  return encodeURIComponent(value)
}
