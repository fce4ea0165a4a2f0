import type { Command, Commands } from './command.ts'
import { parseFlags } from './parse-flags.ts'
import { whichIsMeant } from './unknown-flag.ts'

// The shell asks the program for possible words: one implementation for all three shells, which always matches this
// version.

const BASH = `_kinora() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$(kinora complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _kinora kinora
`

const ZSH = `#compdef kinora
_kinora() {
  local -a found
  found=("\${(@f)$(kinora complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${found[1]}" ]]; then compadd -- "\${found[@]}"; else _files; fi
}
compdef _kinora kinora
`

const FISH = `function __kinora_complete
  set -l words (commandline -opc) (commandline -ct)
  kinora complete -- $words[2..-1] 2>/dev/null
end
complete -c kinora -a '(__kinora_complete)'
`

const SHELLS: Record<string, string> = { bash: BASH, zsh: ZSH, fish: FISH }

/** Prints the completion script of a shell. */
export const completion: Command = {
  summary: 'Print the completion script for bash, zsh or fish',
  usage: 'completion bash|zsh|fish',
  help: () => `usage: kinora completion bash|zsh|fish

Print what a shell needs to complete commands and flags:

  bash   eval "$(kinora completion bash)"                                    in ~/.bashrc
  zsh    eval "$(kinora completion zsh)"                                     in ~/.zshrc, after compinit
  fish   kinora completion fish > ~/.config/fish/completions/kinora.fish
`,
  complete: () => Object.keys(SHELLS),
  async run(args) {
    const [shell = '', ...rest] = parseFlags(args, {}).positionals
    const script = Object.hasOwn(SHELLS, shell) && rest.length === 0 ? SHELLS[shell] : undefined
    if (script === undefined) {
      process.stderr.write(
        `kinora completion: bash, zsh or fish expected, got ${JSON.stringify(shell)}${whichIsMeant(shell, ['bash', 'zsh', 'fish'])}\n`,
      )
      return 2
    }
    process.stdout.write(script)
    return 0
  },
}

/** The possible next words; the last word is incomplete. The shell drops those that do not match. */
export async function completions(words: readonly string[], commands: Commands): Promise<string[]> {
  const [name = '', ...rest] = words
  if (words.length <= 1) return Object.keys(commands)
  return (await commands[name]?.())?.complete?.(rest) ?? []
}
