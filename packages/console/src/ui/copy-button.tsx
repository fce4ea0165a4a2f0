import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

const TOLD_MS = 1_500

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label = t().shell.copy }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await copyText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), TOLD_MS)
  }
  return (
    <button type="button" class="quiet small" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? t().shell.copied : label}</span>
    </button>
  )
}

/** The clipboard API needs a secure page; elsewhere a selected field is copied. */
async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
