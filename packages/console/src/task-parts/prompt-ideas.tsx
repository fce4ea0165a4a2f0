import type { Task } from '@kinora/client'
import { CopyButton } from '../ui/copy-button.tsx'

/** The recommended prompts of a task, or templates, to copy. */
export function PromptIdeas({ prompts }: { prompts: NonNullable<Task['prompts']> }) {
  return (
    <ul class="prompt-ideas">
      {prompts.map(({ content, prompt, template }) => (
        <li key={prompt || template}>
          <span>
            <strong>{content}</strong> {prompt || template}
          </span>
          <CopyButton text={prompt || template} />
        </li>
      ))}
    </ul>
  )
}
