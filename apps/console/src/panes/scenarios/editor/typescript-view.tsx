import styles from './editor.module.css'

const token =
  /('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")|\b(\d+(?:\.\d+)?|true|false|null)\b|\b(import|from|export|const)\b/g

const pieces = (line: string) => {
  const found: { text: string; look: string | undefined }[] = []
  let from = 0
  for (const match of line.matchAll(token)) {
    const [text, quoted, number] = match
    found.push({ text: line.slice(from, match.index), look: undefined })
    found.push({ text, look: quoted !== undefined ? 'text' : number !== undefined ? 'number' : 'word' })
    from = match.index + text.length
  }
  return [...found, { text: line.slice(from), look: undefined }]
}

export const TypescriptView = ({ text }: { text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- preformatted text that scrolls must be reachable by keyboard
  <pre className={styles.typescript} role="region" aria-label="TypeScript form" tabIndex={0}>
    {text.split('\n').map((line, at) => (
      <span key={at}>
        {pieces(line).map((piece, part) => (
          <span key={part} className={piece.look && styles[piece.look]}>
            {piece.text}
          </span>
        ))}
        {'\n'}
      </span>
    ))}
  </pre>
)
