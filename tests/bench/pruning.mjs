// Measures eight orders of the pieces on 85 boards of 5x11, with and without pruning by zones, branching on the leftmost
// open cell or the one with the fewest options: `node tests/bench/pruning.mjs [TESSERA]`. Prints the geometric means of
// the placements tried, for the page about the reports.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const orders = ['ascender', 'descender', 'compactness', 'compactness_inverse', 'perimeter', 'perimeter_inverse', 'holes', 'holes_inverse']
export const engines = ['algorithm_x+leftmost', 'algorithm_x+leftmost+zones', 'algorithm_x', 'algorithm_x+zones']
const program = process.argv[2] ?? 'build/release/tessera'

// Lines "NAME CODE": codes, not files, so that the boards do not change with the levels.
const boards = readFileSync(fileURLToPath(new URL('pruning.txt', import.meta.url)), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#')).map((line) => line.split(' '))

function files_of_boards(folder) {
  return boards.map(([name, code]) => {
    const file = join(folder, `${name}.txt`)
    writeFileSync(file, execFileSync(program, ['open', code]))
    return file
  })
}

// Returns the CSV of `tessera lab`, with a row per run.
function runs(files, folder) {
  const csv = join(folder, 'pruning.csv')
  execFileSync(program, ['lab', ...files, '--engines', engines.join(), '--heuristics', orders.join(), '--csv', csv], { maxBuffer: 1 << 26 })
  const [heads, ...rows] = readFileSync(csv, 'utf8').trim().split('\n').map((line) => line.split(','))
  return rows.map((row) => Object.fromEntries(row.map((value, column) => [heads[column], value])))
}

const geometric_mean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

const folder = mkdtempSync(join(tmpdir(), 'tessera-pruning-'))
const all = runs(files_of_boards(folder), folder)
rmSync(folder, { recursive: true })

const mean_of = (engine, order) => {
  const some = all.filter((run) => run.engine === engine && run.heuristic === order)
  if (some.length !== boards.length || some.some(({ outcome }) => outcome !== 'solved')) throw new Error(`${engine} ${order}: not all are solved`)
  return geometric_mean(some.map(({ nodes }) => Number(nodes)))
}
const means = orders.map((order) => engines.map((engine) => mean_of(engine, order)))
const saved = (mean) => (column) => Math.round(100 * (1 - mean[column + 1] / mean[column]))
const range = (values) => `${Math.min(...values)} to ${Math.max(...values)}`
const spread = (column) => {
  const values = means.map((mean) => mean[column])
  return (Math.max(...values) / Math.min(...values)).toFixed(1)
}

console.log(`${boards.length} boards, ${all.length} runs, geometric means of the placements tried\n`)
console.log(['order'.padEnd(20), ...engines.map((engine) => engine.padStart(27))].join(''))
orders.forEach((order, row) => console.log([order.padEnd(20), ...means[row].map((mean) => String(Math.round(mean)).padStart(27))].join('')))
console.log(`\nleftmost: pruning saves ${range(means.map((mean) => saved(mean)(0)))} %, worst order against best ${spread(0)} times`)
console.log(`fewest options: pruning saves ${range(means.map((mean) => saved(mean)(2)))} %, worst order against best ${spread(2)} times`)
