// Spearman's rank correlation.

// Equals share their mean rank.
function ranks(values) {
    const order = [...values.keys()].sort((a, b) => values[a] - values[b]);
    const result = [];
    for (let begin = 0; begin < order.length;) {
        let end = begin;
        while (end < order.length && values[order[end]] === values[order[begin]]) {
            end += 1;
        }
        order.slice(begin, end).forEach((index) => { result[index] = (begin + end - 1) / 2; });
        begin = end;
    }
    return result;
}

export function rank_correlation(first, second) {
    const [a, b] = [ranks(first), ranks(second)];
    const middle = (a.length - 1) / 2;
    const product = (x, y) => x.reduce((total, rank, index) => total + (rank - middle) * (y[index] - middle), 0);
    return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
