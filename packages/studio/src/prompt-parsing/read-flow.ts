import type { Shot, Subject } from '../setting/shot-list.ts'

const BACK =
  /\btime\b.{0,14}\b(?:back(?:wards?)?|in reverse|reverses?|rewinds?)\b|\b(?:film|clip|video|footage|scene|everything|it all|played?|playing|plays|runs?)\b.{0,8}\b(?:backwards?|in reverse)\b|\brewind\w*\b|\b(?:fly|flies|flying|fall|falls|piece|pieces|put|puts|knits?|join|joins)\b.{0,8}\bback together\b|\bre-?assembles?\b|\b(?:fall|falls|falling|rains?|raining|drips?|dripping|flows?|flowing|pours?|pouring|snows?)\s+up(?:wards?)?\b|时(?:间|光)(?:像\p{Script=Han}{1,6}一样)?(?:开始|突然|忽然|慢慢)?(?:倒流|倒转|倒放|倒退|逆流|回流|逆转|回溯)|倒放|倒带|倒播|(?:碎片|瓷片|残片)\p{Script=Han}{0,8}(?:拼合|拼回|聚拢|合拢|飞回|复原|拼好|重聚)|破镜重圆|[雨雪水](?:滴|水|点)?(?:从\p{Script=Han}{1,4})?(?:往|向)上(?:飘|落|流|升|飞|下)/iu
/** Actions that reversed time undoes: the thing is whole at the end. */
const UNDONE: ReadonlySet<string> = new Set(
  'break shatter explode fall drop melt burn wither crumble scatter collapse spill pop tear bloom'.split(' '),
)

/**
 * `time runs backwards: a shattered vase flies back together`: the shot is played in reverse. If the words first tell
 * how it broke, it breaks and then becomes whole.
 */
export function readFlow(shot: Shot, words: string): Shot {
  const match = BACK.exec(words)
  if (!match) return shot
  const undone = (one: Subject): Subject => {
    const own = one.deeds?.find(({ verb }) => UNDONE.has(verb))
    const deed = own
    const { changes: _changes, ...rest } = one
    return deed ? { ...rest, motion: 'still', deeds: [deed] } : one
  }
  const isTold = TOLD_BEFORE.test(words.slice(0, match.index))
  return { ...shot, flow: isTold ? 'returns' : 'backwards', subjects: shot.subjects.map(undone) }
}
const TOLD_BEFORE =
  /\b(?:falls?|drops?|breaks?|shatters?|smashes|crashes|explodes?|burns?|melts?)\b|摔碎|打碎|掉下|掉落|碎了|破碎|碎裂|爆炸|倒塌|燃烧/iu
