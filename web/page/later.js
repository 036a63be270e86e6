// Parts not needed for the first frame: loaded afterwards (stand_ins.js), replacing placeholders.
import { show_controls, twins } from './controls.js';
import { bring_face } from './face.js';
import { notice } from './notices.js';
import { keep_offline } from './offline.js';
import { paper } from './paper.js';
import { framing, keeps, program, with_text } from './program.js';
import { listen_to_dialog, questions } from './questions.js';
import { latest_controls } from './stand_ins.js';
import { paste, sharing } from './sharing.js';
import { begin_shelving } from './shelving.js';
import { hearing } from './sounds.js';
import { say } from './words.js';

const shelving_side = {
  found(text) {
    let is_kept = 0;
    with_text(text, (...copy) => { is_kept = program._tessera_kept_changed(...copy); });
    return is_kept !== 0;
  },
  refused: () => program._tessera_kept_refused(),
  changed: () => program._tessera_kept_changed(),
};

function begin() {
  if (keeps()) begin_shelving(shelving_side);
  bring_face();
  listen_to_dialog();
  show_controls(latest_controls());
  if (!framing()) {
    document.addEventListener('paste', paste);
    keep_offline();
  }
  if (!globalThis.Worker) {
    notice(say('Hints, solving and making puzzles need Web Workers, which this browser does not offer. Everything else works.'));
  }
}

export const later = { begin, parts: { ...hearing, ...twins, ...paper, ...questions, ...sharing } };
