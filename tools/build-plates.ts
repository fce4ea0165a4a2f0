// `node tools/build-plates.ts`: compiles the plate kernels (AssemblyScript, SIMD) to the committed plates.wasm.
// An installation needs no compiler; a test compares sums of both.
// The sources are named .as, not .ts: they are another language, and the type checker must not read them. That
// language has no operators for vectors, so the build rewrites `a + b` to `plus(a, b)` and so on (operators.as).
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { binaryen, compiler, main, type Module } from './assembly-compiler.ts'
import { recordSums } from './wasm-sums.ts'

const folder = join(import.meta.dirname, '..', 'packages/studio/src/scenery')
const WASM = 'plates.wasm'

/** What the rewriting looks at in a node of the compiler's syntax tree. */
type Syntax = {
  kind: number
  range: unknown
  operator?: number
  left?: Syntax
  right?: Syntax
  operand?: Syntax
  expression?: Syntax
  literalKind?: number
}
const { Node, NodeKind, Token, LiteralKind } = compiler as {
  Node: {
    new (): Syntax
    createIdentifierExpression(name: string, range: unknown): Syntax
    createCallExpression(callee: Syntax, types: null, args: Syntax[], range: unknown): Syntax
    createBinaryExpression(operator: number, left: Syntax, right: Syntax, range: unknown): Syntax
  }
  NodeKind: Record<'Binary' | 'Literal' | 'Parenthesized' | 'UnaryPrefix', number>
  Token: Record<`${'Plus' | 'Minus' | 'Asterisk' | 'Slash'}${'' | '_Equals'}` | 'Equals', number>
  LiteralKind: Record<'Float' | 'Integer', number>
}
const operators = new Map([
  [Token.Plus, 'plus'],
  [Token.Minus, 'minus'],
  [Token.Asterisk, 'times'],
  [Token.Slash, 'over'],
])
const assignments = new Map([
  [Token.Plus_Equals, 'plus'],
  [Token.Minus_Equals, 'minus'],
  [Token.Asterisk_Equals, 'times'],
  [Token.Slash_Equals, 'over'],
])

function isLiteral(node: Syntax | undefined, kind: number): boolean {
  if (node?.kind === NodeKind.UnaryPrefix && node.operator === Token.Minus) return isLiteral(node.operand, kind)
  if (node?.kind === NodeKind.Parenthesized) return isLiteral(node.expression, kind)
  return node?.kind === NodeKind.Literal && node.literalKind === kind
}

function callOf(name: string, args: Syntax[], range: unknown): Syntax {
  return Node.createCallExpression(Node.createIdentifierExpression(name, range), null, args, range)
}

function operationOf(name: string, left: Syntax, right: Syntax, range: unknown): Syntax {
  const literalLeft = isLiteral(left, LiteralKind.Float) && !isLiteral(right, LiteralKind.Float)
  return callOf(literalLeft ? `${name}Left` : name, [left, right], range)
}

/** The node that stands for this one; its children have been rewritten already. */
function rewritten(node: Syntax): Syntax {
  const { kind, operator, left, right, operand, range } = node
  if (kind === NodeKind.UnaryPrefix && operator === Token.Minus && operand) {
    const isNumber = isLiteral(operand, LiteralKind.Float) || isLiteral(operand, LiteralKind.Integer)
    return isNumber ? node : callOf('negated', [operand], range)
  }
  if (kind !== NodeKind.Binary || operator === undefined || !left || !right) return node
  // Whole numbers are indices and addresses: they have operators of their own.
  if (isLiteral(left, LiteralKind.Integer) || isLiteral(right, LiteralKind.Integer)) return node
  const name = operators.get(operator)
  if (name) return operationOf(name, left, right, range)
  const assigned = assignments.get(operator)
  if (!assigned) return node
  return Node.createBinaryExpression(Token.Equals, left, operationOf(assigned, left, right, range), range)
}

function rewriteWithin(value: unknown): unknown {
  if (Array.isArray(value)) {
    value.forEach((item, index) => (value[index] = rewriteWithin(item)))
    return value
  }
  if (!(value instanceof Node)) return value
  const fields = value as Record<string, unknown>
  for (const [key, field] of Object.entries(fields)) {
    if (key === 'range' || key === 'parent' || key === 'source') continue
    if (Array.isArray(field) || field instanceof Node) fields[key] = rewriteWithin(field)
  }
  return rewritten(value)
}

const vectorOperators = {
  afterParse(parser: { sources: { internalPath: string; statements: unknown[] }[] }): void {
    for (const { internalPath, statements } of parser.sources) {
      if (!internalPath.startsWith('~lib') && internalPath !== 'operators') rewriteWithin(statements)
    }
  },
}

// Every file of the folder exports to its neighbours; only numbers go further, vectors cannot cross to JavaScript.
const scalarExports = {
  afterCompile(module: Module): void {
    for (let index = module.getNumExports() - 1; index >= 0; index--) {
      const { name, value, kind } = binaryen.getExportInfo(module.getExportByIndex(index))
      if (kind === binaryen.ExternalGlobal) {
        if (binaryen.getGlobalInfo(module.getGlobal(value)).type === binaryen.v128) module.removeExport(name)
      } else if (kind === binaryen.ExternalFunction) {
        const { params, results } = binaryen.getFunctionInfo(module.getFunction(value))
        const types = [...binaryen.expandType(params), ...binaryen.expandType(results)]
        if (types.includes(binaryen.v128)) module.removeExport(name)
      }
    }
  },
}

// No relaxed SIMD: a seed gives the same bytes on every machine. No runtime: nothing is allocated in there. Warning 112
// speaks of vectors among the exports, which are taken out again.
const OPTIONS = [
  '--enable',
  'simd',
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--disableWarning',
  '112',
  '--outFile',
  WASM,
]

export async function buildPlates(): Promise<Uint8Array> {
  let wasm: Uint8Array | undefined
  const said: string[] = []
  const { error } = await main(['plates.ts', ...OPTIONS], {
    transforms: [vectorOperators, scalarExports],
    stderr: { write: chunk => void said.push(chunk) },
    readFile: name => readFile(join(folder, 'assembly', name.replace(/\.ts$/, '.as')), 'utf8').catch(() => null),
    writeFile: (name, contents) => {
      if (name === WASM && typeof contents !== 'string') wasm = contents
    },
    listFiles: () => [],
  })
  if (error || !wasm) throw new Error(`The plate kernels do not compile: ${String(error)}\n${said.join('')}`)
  return wasm
}

if (import.meta.main) {
  const wasm = await buildPlates()
  await writeFile(join(folder, WASM), wasm)
  console.log(`${WASM}: ${wasm.length} bytes`)
  recordSums(['packages/studio/src/scenery/plates.wasm'])
}
