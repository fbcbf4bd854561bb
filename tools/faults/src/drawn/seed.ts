/** Fixed before the first run: it draws the same mutants from the same code. */
export const seed = 20_260_731

export const howMany = 200
