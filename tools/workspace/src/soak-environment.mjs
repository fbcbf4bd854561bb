/**
 * The variables that make a suite run at full figures, with the seed of SOAK_SEED or a fresh one, which is printed.
 * @returns {Record<string, string>}
 */
export function soakEnvironment() {
  const seed = process.env['SOAK_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Soak with SOAK_SEED=${seed}`)
  return { SOAK: '1', SOAK_SEED: seed }
}
