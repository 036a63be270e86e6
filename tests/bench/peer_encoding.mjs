// Converts a cut grid to an exact cover problem for other programs: every cell and every piece is an item, every
// placement an option. `links FILE` solves it with npm's dancing-links, `cnf FILE` prints it for a SAT solver
// (at-most-one constraints by the product encoding: Chen 2010).
import { readFileSync } from 'node:fs'

function readCut(path) {
  const rows = readFileSync(path, 'utf8').split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('# '))
    .map(line => line.trim().split(/\s+/))
  const pieces = new Map()
  rows.forEach((labels, row) => labels.forEach((label, column) => {
    if (label !== '#') pieces.set(label, [...(pieces.get(label) ?? []), [row, column]])
  }))
  return { rows, pieces: [...pieces.values()] }
}

function normalised(cells) {
  const top = Math.min(...cells.map(cell => cell[0]))
  const left = Math.min(...cells.map(cell => cell[1]))
  return cells.map(([row, column]) => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

function orientations(cells) {
  const seen = new Map()
  let turned = cells
  for (let side = 0; side < 2; ++side) {
    for (let turn = 0; turn < 4; ++turn) {
      turned = turned.map(([row, column]) => [column, -row])
      const shape = normalised(turned)
      seen.set(JSON.stringify(shape), shape)
    }
    turned = turned.map(([row, column]) => [row, -column])
  }
  return [...seen.values()]
}

function exactCover({ rows, pieces }) {
  const itemOf = new Map()
  rows.forEach((labels, row) => labels.forEach((label, column) => {
    if (label !== '#') itemOf.set(row * 1000 + column, itemOf.size)
  }))
  const cellCount = itemOf.size
  const options = []
  pieces.forEach((cells, piece) => {
    for (const shape of orientations(cells)) {
      for (let row = 0; row < rows.length; ++row) {
        for (let column = 0; column < rows[0].length; ++column) {
          const items = shape.map(cell => itemOf.get((cell[0] + row) * 1000 + cell[1] + column))
          if (items.every((item, i) => item !== undefined && shape[i][1] + column < rows[0].length)) {
            options.push([...items, cellCount + piece])
          }
        }
      }
    }
  })
  return { itemCount: cellCount + pieces.length, options }
}

function cnf({ itemCount, options }) {
  let variableCount = options.length
  const clauses = []
  const atMostOne = literals => {
    if (literals.length <= 4) {
      literals.forEach((a, i) => literals.slice(i + 1).forEach(b => clauses.push([-a, -b])))
      return
    }
    const width = Math.ceil(Math.sqrt(literals.length))
    const across = Array.from({ length: width }, () => ++variableCount)
    const down = Array.from({ length: Math.ceil(literals.length / width) }, () => ++variableCount)
    literals.forEach((literal, i) => {
      clauses.push([-literal, across[i % width]], [-literal, down[Math.floor(i / width)]])
    })
    atMostOne(across)
    atMostOne(down)
  }
  const users = Array.from({ length: itemCount }, () => [])
  options.forEach((items, option) => items.forEach(item => users[item].push(option + 1)))
  for (const literals of users) {
    clauses.push(literals)
    atMostOne(literals)
  }
  return `p cnf ${variableCount} ${clauses.length}\n` + clauses.map(clause => clause.join(' ') + ' 0\n').join('')
}

const [, , mode, path] = process.argv
const problem = exactCover(readCut(path))
if (mode === 'cnf') {
  process.stdout.write(cnf(problem))
} else {
  const { DancingLinks } = await import(process.env.DANCING_LINKS)
  const solver = new DancingLinks().createSolver({ columns: problem.itemCount })
  problem.options.forEach((items, option) => solver.addSparseConstraint(option, items))
  console.log(solver.findOne().length > 0 ? 'solved' : 'no solution')
}
