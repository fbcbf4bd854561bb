export const clientAppName = 'SOE'
