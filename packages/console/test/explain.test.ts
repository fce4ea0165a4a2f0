import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../src/texts/en.ts'
import { explainProblem, explainReason } from '../src/texts/explain.ts'
import { zh } from '../src/texts/zh.ts'

const invalid = (field: string, says: string, reason = 'FieldInvalid') =>
  ({ field, reason, message: `${field} ${says}` }) as Parameters<typeof explainProblem>[0]

test('a problem of a field is shown in the language of the page, with the label, the allowed and the received value', () => {
  const told: [string, string, string][] = [
    ['duration', 'must be between 1 and 16, got 99', '字段“时长（秒）”须在 1 到 16 之间，收到 99。'],
    ['prompt', 'is required', '字段“提示词”为必填项。'],
    ['prompt', 'must be at most 2000 characters long, got 2001', '字段“提示词”最多 2000 个字符，收到 2001 个。'],
    ['text', 'must be 1 to 90 characters long, got 91', '字段“文字”须有 1 到 90 个字符，收到 91 个。'],
    ['images', 'must have exactly 1 entry, got 2', '字段“图片”须正好有 1 项，收到 2 项。'],
    ['images', 'must have 1 to 7 entries, got 0', '字段“图片”须有 1 到 7 项，收到 0 项。'],
    ['model', 'must be one of genq2, genq3, got "x"', '字段“模型”须为以下之一：genq2, genq3；收到 "x"。'],
    ['bgm', 'must not be passed, got true', '字段“背景音乐”不能填写，收到 true。'],
    ['subjects[0].name', 'is required', '字段“主体[0].name”为必填项。'],
    ['novel', 'is required', '字段“novel”为必填项。'],
  ]
  for (const [field, says, chinese] of told) assert.equal(explainProblem(invalid(field, says), zh), chinese)
})

test('a message of another form is shown by its reason, with the words of the API', () => {
  assert.equal(
    explainProblem(invalid('images[0]', 'is a TIFF', 'ImageFormatInvalid'), zh),
    '图片格式不支持，或文件已损坏。（服务原文：images[0] is a TIFF）',
  )
  assert.equal(explainReason('UserCancelled', '', zh), '任务已取消；积分已退回。')
  assert.equal(explainReason('CreditInsufficient', 'it costs 9', zh), '账户积分不足。（服务原文：it costs 9）')
})

test('unknown messages, and English ones, are shown as the API sent them', () => {
  assert.equal(explainReason('SomethingNew', 'it is new', zh), 'it is new')
  assert.equal(explainProblem(invalid('x', 'is odd', 'SomethingNew'), zh), 'x is odd')
  assert.equal(
    explainProblem(invalid('duration', 'must be between 1 and 16, got 99'), en),
    'duration must be between 1 and 16, got 99',
  )
  assert.equal(explainReason('UserCancelled', '', en), 'UserCancelled')
})
