/** The value of a formula: a number, a word, yes or no, a list of numbers, or nothing. */
export type Value = number | string | boolean | readonly number[] | undefined

/** A function that formulas may call. */
export type Call = (...values: Value[]) => Value | void

/** The names that a formula may use. */
export type Scope = { values: Map<string, Value>; calls: ReadonlyMap<string, Call> }

/** A parsed formula. */
export type Formula = (scope: Scope) => Value

type Operator = { level: number; apply: (a: Value, b: Value) => Value }

const arithmetic = (level: number, apply: (a: number, b: number) => Value): Operator => ({
  level,
  apply: (a, b) => apply(number(a), number(b)),
})

const OPERATORS: Readonly<Record<string, Operator>> = {
  '==': { level: 3, apply: (a, b) => a === b },
  '!=': { level: 3, apply: (a, b) => a !== b },
  '<': arithmetic(4, (a, b) => a < b),
  '>': arithmetic(4, (a, b) => a > b),
  '<=': arithmetic(4, (a, b) => a <= b),
  '>=': arithmetic(4, (a, b) => a >= b),
  '+': {
    level: 5,
    apply: (a, b) => (typeof a === 'string' || typeof b === 'string' ? String(a) + String(b) : number(a) + number(b)),
  },
  '-': arithmetic(5, (a, b) => a - b),
  '*': arithmetic(6, (a, b) => a * b),
  '/': arithmetic(6, (a, b) => a / b),
  '%': arithmetic(6, (a, b) => a % b),
  '**': arithmetic(8, (a, b) => a ** b),
}
/** Binding powers of everything except binary operators; a higher one binds more. */
const [ANY, OR, AND, UNARY] = [0, 1, 2, 7]
/** A formula of a document is not longer or deeper than people write. */
const [MAX_LETTERS, MAX_DEPTH] = [400, 40]

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|'([^']*)'|(\*\*|[<>=!]=|&&|\|\||[-+*/%<>()[\],?:!]))/uy

export const isTrue = (value: Value): boolean => value !== undefined && value !== false && value !== 0 && value !== ''

export function number(value: Value): number {
  if (typeof value !== 'number') throw new TypeError(`a number is wanted here, not ${JSON.stringify(value)}`)
  return value
}

/**
 * Parses a formula: numbers, 'words', names, [lists], calls, `list[0]`, + - * / % **, comparisons, `&&`, `||`, `!` and
 * `condition ? one : other`.
 */
export function parseFormula(text: string): Formula {
  if (text.length > MAX_LETTERS) throw new SyntaxError(`a formula has at most ${MAX_LETTERS} characters: ${text}`)
  const tokens = readTokens(text)
  let [at, depth] = [0, 0]
  const fail = (): never => {
    throw new SyntaxError(`${tokens[at]?.text ?? 'the end'} is not expected in: ${text}`)
  }
  const take = (sign: string): boolean => {
    if (tokens[at]?.kind !== 'sign' || tokens[at]?.text !== sign) return false
    at++
    return true
  }
  const need = (sign: string): void => void (take(sign) || fail())

  function parseList(end: string): Formula[] {
    const items: Formula[] = []
    if (take(end)) return items
    do items.push(parse(ANY))
    while (take(','))
    need(end)
    return items
  }

  function parseAtom(): Formula {
    const token = tokens[at++] ?? fail()
    if (token.kind === 'number') return constant(Number(token.text))
    if (token.kind === 'word') return constant(token.text)
    if (token.kind === 'name') {
      if (!take('(')) return ({ values }) => lookUp(values, token.text)
      return call(token.text, parseList(')'))
    }
    if (token.text === '-') return map(parse(UNARY), value => -number(value))
    if (token.text === '!') return map(parse(UNARY), value => !isTrue(value))
    if (token.text === '(') {
      const inner = parse(ANY)
      need(')')
      return inner
    }
    if (token.text !== '[') {
      at--
      fail()
    }
    const items = parseList(']')
    return scope => items.map(item => number(item(scope)))
  }

  function parse(least: number): Formula {
    if (++depth > MAX_DEPTH) throw new SyntaxError(`a formula is nested at most ${MAX_DEPTH} deep: ${text}`)
    let left = parseAtom()
    while (take('[')) {
      const [list, index] = [left, parse(ANY)]
      need(']')
      left = scope => item(list(scope), number(index(scope)))
    }
    for (;;) {
      const sign = tokens[at]?.kind === 'sign' ? tokens[at]!.text : ''
      const operator = OPERATORS[sign]
      const one = left
      if (operator && operator.level > least) {
        at++
        // Powers are read from the right, all other operators from the left.
        const other = parse(sign === '**' ? operator.level - 1 : operator.level)
        left = scope => operator.apply(one(scope), other(scope))
      } else if (sign === '&&' && least < AND) {
        at++
        const other = parse(AND)
        left = scope => (isTrue(one(scope)) ? other(scope) : false)
      } else if (sign === '||' && least < OR) {
        at++
        const other = parse(OR)
        left = scope => {
          const value = one(scope)
          return isTrue(value) ? value : other(scope)
        }
      } else if (sign === '?' && least === ANY) {
        at++
        const then = parse(ANY)
        need(':')
        const other = parse(ANY)
        left = scope => (isTrue(one(scope)) ? then(scope) : other(scope))
      } else break
    }
    depth--
    return left
  }

  const formula = parse(ANY)
  if (at < tokens.length) fail()
  return formula
}

type Token = { kind: 'number' | 'name' | 'word' | 'sign'; text: string }

function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) throw new SyntaxError(`${text.slice(from).trim()[0]} is not expected in: ${text}`)
    const [, digits, name, word, sign] = found
    if (digits !== undefined) tokens.push({ kind: 'number', text: digits })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'sign', text: sign! })
  }
  return tokens
}

const constant =
  (value: Value): Formula =>
  () =>
    value

const map =
  (formula: Formula, change: (value: Value) => Value): Formula =>
  scope =>
    change(formula(scope))

function call(name: string, given: readonly Formula[]): Formula {
  return scope => {
    const found = scope.calls.get(name)
    if (!found) throw new ReferenceError(`${name} is none of ${[...scope.calls.keys()].join(', ')}`)
    return found(...given.map(one => one(scope))) ?? undefined
  }
}

function lookUp(values: ReadonlyMap<string, Value>, name: string): Value {
  if (!values.has(name)) throw new ReferenceError(`${name} is none of ${[...values.keys()].join(', ')}`)
  return values.get(name)
}

function item(list: Value, index: number): number {
  if (!Array.isArray(list) || !(index in list))
    throw new RangeError(`there is no number ${index} in ${JSON.stringify(list)}`)
  return number((list as readonly number[])[index])
}
