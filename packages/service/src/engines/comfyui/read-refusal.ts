import { field, textField } from './ask.ts'

/** Why a graph was rejected. */
export type Refusal = {
  /** The server lacks a model or a node: it cannot run this workflow at all. */
  isUnfit: boolean
  /** The missing part or the server's error message, for the operator. */
  why: string
}

/** Reads the reason for a rejected graph from `error` and `node_errors`. */
export function readRefusal(answer: unknown): Refusal {
  const problems = readProblems(field(answer, 'node_errors'))
  if (problems.length > 0)
    return {
      isUnfit: problems.every(({ type }) => type === 'value_not_in_list'),
      why: [...new Set(problems.map(({ why }) => why))].join('; '),
    }
  const error = field(answer, 'error')
  const type = textField(error, 'type')
  const message = textField(error, 'message', 'it gave no reason')
  // "Cannot execute because node X does not exist."; newer servers have a separate error type.
  const isMissing = type === 'missing_node_type' || / does not exist| not found/.test(message)
  return { isUnfit: isMissing, why: cut(message) }
}

type Problem = { type: string; why: string }

function readProblems(nodeErrors: unknown): Problem[] {
  return Object.values(nodeErrors ?? {}).flatMap(node => {
    const errors = field(node, 'errors')
    const of = textField(node, 'class_type', 'a node')
    return Array.isArray(errors) ? errors.map(error => readProblem(error, of)) : []
  })
}

function readProblem(error: unknown, node: string): Problem {
  const type = textField(error, 'type')
  const info = field(error, 'extra_info')
  const input = textField(info, 'input_name', textField(error, 'details'))
  if (type === 'value_not_in_list')
    return { type, why: cut(`${String(field(info, 'received_value'))} is not there (${node}.${input})`) }
  return { type, why: cut(`${textField(error, 'message', type)} (${node}.${input})`) }
}

const cut = (words: string): string => words.split('\n')[0]?.slice(0, 200) ?? ''
