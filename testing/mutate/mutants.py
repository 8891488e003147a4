"""Finds every small change that could be made to a game's rules, and writes copies of them that hold all of these mutants
behind a switch (mutants.h).    python3 testing/mutate/mutants.py GAME FOLDER BATCH...   (CMake does it)"""
import bisect
import glob
import hashlib
import json
import os
import re
import sys

try:
    import clang.cindex as cindex
except ImportError:  # another Python than the system's, for which Debian's package is
    sys.path.append('/usr/lib/python3/dist-packages')
    import clang.cindex as cindex
from clang.cindex import CursorKind as K, TypeKind as T

# Files that decide nothing: what bots think, what is shown, printed, told or checked, worlds that might be.
NOT_RULES = re.compile(r'/(bidding|evaluate|face|features|flaw\w*|foresee|hunch\w*|nearby|outlook\w*|pieces|plan|preview|printed|sequel'
                       r'|resample\w*|scenes|stage|telling|view|what_is_so|why)\.cpp$')

FUNCTIONS = {K.FUNCTION_DECL, K.CXX_METHOD, K.CONSTRUCTOR, K.FUNCTION_TEMPLATE, K.CONVERSION_FUNCTION, K.DESTRUCTOR}
NAMES = {K.DECL_REF_EXPR, K.TYPE_REF, K.TEMPLATE_REF, K.NAMESPACE_REF, K.PARM_DECL, K.STATIC_ASSERT, K.STRUCT_DECL,
         K.TYPE_ALIAS_DECL}  # nothing to be mutated inside
# Calls that change nothing at the table: what is told is not what is so, and the probe of every game finds a missing seal.
TELLING = {'say', 'seal', 'rule_bug', 'number', 'reach'}
NOTING = 's.reached.add('  # what play has reached so far: for statistics
UNJUDGED = {'used', 'is_quiet', 'forget_hand', 'know_stolen'}  # what play has reached, what undo may cross, who knows what
KNOWLEDGE = re.compile(r'\.sight\b|\b(knows_top|knows_crises|known_to|doubt|forget_hand|know_stolen)\b')  # what somebody knows or believes
TOLD = re.compile(r'(Cause|Why)::')  # why somebody died or morale fell
NOTES = re.compile(r's\.(scatter|cards_used|dice)\b')  # what is only written down: the chance since the last answer, statistics
QUICK = {'always': re.compile(r'meet\('), 'never': re.compile(r'!meet\(')}  # boxes that do not meet: a shorter way to the same no
MODES = re.compile(r'!?(offer|offer\.for_people\(\)|log\.silent\(\))$')  # who is asking, and whether anybody listens
BOUNDS = {'<': ('less', '<='), '<=': ('less_equal', '<'), '>': ('greater', '>='), '>=': ('greater_equal', '>')}
SUMS = {'+': ('plus', '-'), '-': ('minus', '+')}
WHOLE = {T.INT, T.UINT, T.SHORT, T.USHORT, T.LONG, T.ULONG, T.LONGLONG, T.ULONGLONG, T.SCHAR, T.UCHAR}


def span(cursor):
    return cursor.extent.start.offset, cursor.extent.end.offset


def naked(cursor):
    """The expression without parentheses and what the compiler has put around it."""
    while cursor.kind in (K.UNEXPOSED_EXPR, K.PAREN_EXPR):
        inside = list(cursor.get_children())
        if len(inside) != 1:
            break
        cursor = inside[0]
    return cursor


def type_of(cursor):
    return cursor.type.get_canonical().kind


class Rules:
    """The mutants of one file."""

    def __init__(self, path):
        self.path = path
        with open(path, 'rb') as file:
            self.text = file.read()
        self.rows = self.text.decode().split('\n')
        self.row_starts = [0] + [i + 1 for i, byte in enumerate(self.text) if byte == 10]
        unit = cindex.Index.create().parse(path, args=['-std=c++20', '-I.', '-w'],
                                           options=cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
        errors = [d for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
        if errors:
            sys.exit(f'{path}: {errors[0]}')
        own = [c for c in unit.cursor.get_children() if c.location.file and c.location.file.name == path]
        self.macros = [span(c) for c in own if c.kind == K.MACRO_INSTANTIATION]
        self.mutants = []   # what is said of each
        self.wraps = []     # (begin, end, number in this file, text before, text behind)
        self.swaps = []     # (begin, end, number in this file, text instead)
        self.times = {}     # how often the same change was seen in the same function
        self.judged = set()  # conditions that have their mutants
        self.function, self.constant, self.header = '', False, (0, 0)
        for cursor in own:
            self.declaration(cursor)

    # ---- where to look

    def declaration(self, cursor):
        if cursor.kind in FUNCTIONS and cursor.is_definition() and cursor.spelling not in UNJUDGED:
            self.function = cursor.spelling
            head = self.words(*span(cursor)).split('{')[0]
            self.constant = 'constexpr' in head or 'consteval' in head
            for child in cursor.get_children():
                if child.kind == K.COMPOUND_STMT or child.kind.is_expression():  # the body, a constructor's initialisers
                    self.visit(child)
        elif cursor.kind == K.NAMESPACE:
            for child in cursor.get_children():
                self.declaration(child)

    def visit(self, cursor, is_statement=False):
        if cursor.kind in NAMES:
            if cursor.kind == K.DECL_REF_EXPR:
                self.enumerator(cursor)
            return
        if cursor.kind == K.VAR_DECL and self.is_fixed(cursor):
            return
        if self.only_tells(cursor):
            return
        if is_statement:
            self.statement(cursor)
        mutate = {K.IF_STMT: self.condition, K.CONDITIONAL_OPERATOR: self.condition, K.WHILE_STMT: self.condition,
                  K.BINARY_OPERATOR: self.operator, K.COMPOUND_ASSIGNMENT_OPERATOR: self.assignment,
                  K.RETURN_STMT: self.answer, K.VAR_DECL: self.answer, K.INTEGER_LITERAL: self.number,
                  K.CXX_BOOL_LITERAL_EXPR: self.flip, K.CALL_EXPR: self.extreme}.get(cursor.kind)
        if mutate:
            mutate(cursor)
        self.inside(cursor)

    def inside(self, cursor):
        children = list(cursor.get_children())
        if cursor.kind == K.VAR_DECL:  # its type comes before its name
            children = [c for c in children if span(c)[0] > cursor.location.offset]
        if cursor.kind == K.CASE_STMT or self.is_alike_for_people(cursor):
            children = children[1:]
        if cursor.kind in (K.COMPOUND_STMT, K.CASE_STMT, K.DEFAULT_STMT):
            for child in children:
                self.visit(child, True)
            return
        if cursor.kind == K.BINARY_OPERATOR and self.between(cursor)[0] == ',':
            self.visit(children[0], True)
            self.visit(children[1])
            return
        close = self.head_end(cursor)
        if cursor.kind == K.CXX_FOR_RANGE_STMT:
            children = [c for c in children if c.kind != K.VAR_DECL]
        if cursor.kind == K.IF_STMT and re.match(rb'if\s+constexpr', self.text[span(cursor)[0]:]):
            children = [c for c in children if span(c)[0] > close]
        for child in children:
            if cursor.kind == K.FOR_STMT:
                self.header = (span(cursor)[0], close)
            self.visit(child, 0 < close <= span(child)[0])

    def is_alike_for_people(self, cursor):  # c ? offer.add(x) : offer.also(x): legal in both cases
        parts = list(cursor.get_children())
        return cursor.kind == K.CONDITIONAL_OPERATOR and all(naked(x).spelling in ('add', 'also') for x in parts[1:])

    def head_end(self, cursor):
        """Where the parenthesis behind if, for, while ends; 0 for anything else."""
        if cursor.kind not in (K.IF_STMT, K.FOR_STMT, K.WHILE_STMT, K.CXX_FOR_RANGE_STMT, K.SWITCH_STMT):
            return 0
        at, depth = span(cursor)[0], 0
        while True:
            depth += {ord('('): 1, ord(')'): -1}.get(self.text[at], 0)
            at += 1
            if depth == 0 and self.text[at - 1] == ord(')'):
                return at

    def is_fixed(self, cursor):  # by the compiler, or once for all
        head = self.text[span(cursor)[0]:cursor.location.offset]
        return b'constexpr' in head or cursor.storage_class == cindex.StorageClass.STATIC

    # ---- what to change

    def statement(self, cursor):
        act = naked(cursor)
        if act.kind in (K.CALL_EXPR, K.COMPOUND_ASSIGNMENT_OPERATOR) or (
                act.kind == K.BINARY_OPERATOR and self.between(act)[0] == '=') or (
                act.kind == K.UNARY_OPERATOR and self.words(*span(act))[:2] in ('++', '--')):
            self.wrap(cursor, 'left out', 'left out: {}', 'mutants::on(#) ? void() : void(', ')')

    def condition(self, cursor):
        close = self.head_end(cursor)
        parts = [c for c in cursor.get_children() if not close or span(c)[0] < close]
        if cursor.kind == K.CONDITIONAL_OPERATOR:
            if self.is_alike_for_people(cursor):
                return
            parts = parts[:1]
        if not parts or not parts[-1].kind.is_expression() or any(c.kind == K.VAR_DECL for c in parts):
            return
        if cursor.kind == K.IF_STMT and re.match(rb'if\s+constexpr', self.text[span(cursor)[0]:]):
            return
        self.take(parts[-1], 'never', 'never true: {}')
        if cursor.kind != K.WHILE_STMT:
            self.take(parts[-1], 'always', 'always true: {}')

    def only_tells(self, cursor):  # a fact, perhaps on a condition
        act = naked(cursor)
        while act.kind in (K.IF_STMT, K.COMPOUND_STMT):
            close = self.head_end(act)
            inside = [c for c in act.get_children() if span(c)[0] >= close]
            if len(inside) != 1:
                return False
            act = naked(inside[0])
        words = self.words(*span(act))
        if act.kind == K.CALL_EXPR and (act.spelling in TELLING or words.startswith(NOTING)):
            return True
        return act.kind in (K.CALL_EXPR, K.BINARY_OPERATOR) and bool(NOTES.match(words))

    def take(self, cursor, value, what):
        self.judged.add(span(naked(cursor)))
        words = self.words(*span(cursor))
        if not MODES.match(words) and not (value in QUICK and QUICK[value].match(words)):
            self.wrap(cursor, value, what, f'mutants::{value}(#, bool((', ')))')

    def operator(self, cursor):
        sign, a, b, begin, end = self.between(cursor)
        in_header = self.header[0] <= span(cursor)[0] < self.header[1]
        if sign in ('&&', '||'):
            for part in (a, b):
                inner = naked(part)
                counts = inner.kind == K.BINARY_OPERATOR and self.between(inner)[0] in ('<', '!=')
                if not (in_header and counts):  # the end of a loop: without it nothing ends
                    self.take(part, 'always' if sign == '&&' else 'never', 'dropped: {}')
        elif in_header and sign in ('<', '!='):
            return
        elif sign in BOUNDS and all(type_of(x) in WHOLE | {T.ENUM} for x in (a, b)):
            name, instead = BOUNDS[sign]
            self.wrap(cursor, 'bound', f'{instead} instead of {sign}: {{}}', f'mutants::{name}(#, ', ')', (begin, end, ','))
        elif sign in ('==', '!=') and type_of(cursor) == T.BOOL:
            self.flip(cursor)
        elif sign in SUMS and all(type_of(x) in WHOLE for x in (a, b)):
            name, instead = SUMS[sign]
            self.wrap(cursor, 'sum', f'{instead} instead of {sign}: {{}}', f'mutants::{name}(#, ', ')', (begin, end, ','))

    def assignment(self, cursor):
        sign, _, b, _, _ = self.between(cursor)
        if sign in ('+=', '-=') and type_of(b) in WHOLE:
            self.wrap(b, 'sum', f'the other way instead of {sign}: {{}}', 'mutants::negated(#, ', ')')

    def answer(self, cursor):  # what is returned, or kept in a variable
        parts = [c for c in cursor.get_children() if c.kind.is_expression() and span(c)[0] > cursor.location.offset]
        if parts and type_of(parts[-1]) == T.BOOL and (cursor.kind == K.RETURN_STMT or type_of(cursor) == T.BOOL):
            self.flip(parts[-1])

    def flip(self, cursor):
        inner = naked(cursor)
        parted = inner.kind == K.BINARY_OPERATOR and self.between(inner)[0] in ('&&', '||', ',')
        if span(inner) in self.judged or parted or self.is_argument_of_a_template(cursor):
            return
        self.judged.add(span(inner))
        self.wrap(cursor, 'flipped', 'the opposite of {}', 'mutants::flipped(#, bool((', ')))')

    def number(self, cursor):
        written = self.text[span(cursor)[0]:span(cursor)[0] + 1].isdigit()  # the 0 that <=> is compared with is not
        if written and type_of(cursor) in WHOLE and not self.is_argument_of_a_template(cursor):
            self.wrap(cursor, 'one more', 'one more than {}', 'mutants::one_more(#, ', ')', None, 12)

    def enumerator(self, cursor):
        target = cursor.referenced
        if not target or target.kind != K.ENUM_CONSTANT_DECL or self.is_argument_of_a_template(cursor):
            return
        all_of_it = [c for c in target.semantic_parent.get_children() if c.kind == K.ENUM_CONSTANT_DECL]
        if len(all_of_it) < 2 or not target.semantic_parent.spelling:
            return
        instead = all_of_it[(all_of_it.index(target) + 1) % len(all_of_it)]
        name, parent = instead.spelling, target.semantic_parent
        while parent and parent.kind != K.TRANSLATION_UNIT:
            if parent.spelling:
                name = parent.spelling + '::' + name
            parent = parent.semantic_parent
        self.wrap(cursor, 'other', instead.spelling + ' instead of {}', 'mutants::other(#, ', f', ::{name})', None, 12)

    def extreme(self, cursor):
        children = list(cursor.get_children())
        if cursor.spelling not in ('min', 'max') or len(children) != 3:
            return
        begin, end = span(children[0])
        callee = self.text[begin:end].decode()
        if not callee.startswith('std::') or self.text[end:end + 1] != b'(' or type_of(cursor) not in WHOLE:
            return
        name = callee.replace('std::min', 'mutants::least').replace('std::max', 'mutants::most')
        other = 'max' if cursor.spelling == 'min' else 'min'
        self.wrap(cursor, 'extreme', f'{other} instead of {{}}', '', '', (begin, end + 1, name + '(#, '))

    # ---- helps

    def words(self, begin, end):
        return ' '.join(self.text[begin:end].decode().split())

    def between(self, cursor):
        """The operator, its operands, and where it stands."""
        children = list(cursor.get_children())
        if len(children) != 2:
            return '', None, None, 0, 0
        begin, end = span(children[0])[1], span(children[1])[0]
        return self.words(begin, end), children[0], children[1], begin, end

    def is_argument_of_a_template(self, cursor):
        begin, end = span(cursor)
        return self.text[begin - 1:begin] == b'<' or self.text[end:end + 1] == b'>'

    def is_plain(self, cursor):  # no part of what a macro stands for
        begin, end = span(cursor)
        if begin >= end or cursor.extent.start.file.name != self.path:
            return False
        return not any(a < end and begin < b and not (begin <= a and b <= end and (begin, end) != (a, b))
                       for a, b in self.macros)

    def wrap(self, cursor, kind, what, before, behind, swap=None, around=0):
        begin, end = span(cursor)
        text = self.words(begin, end)
        if not self.is_plain(cursor) or KNOWLEDGE.search(text) or (kind == 'other' and TOLD.match(text)):
            return
        if swap and self.words(swap[0], swap[1]).find('/') >= 0:  # a comment beside the operator
            return
        if around:  # a number or a name says little: its surroundings, too
            row = bisect.bisect_right(self.row_starts, begin) - 1
            words = f'{self.words(begin, end)} in: {self.rows[row].split("//")[0].strip()}'
        else:
            words = self.words(begin, end)
        key = (os.path.basename(self.path), self.function, kind, words)
        self.times[key] = self.times.get(key, 0) + 1
        number = len(self.mutants)
        line = bisect.bisect_right(self.row_starts, begin)
        self.mutants.append({'id': hashlib.sha256(repr((key, self.times[key])).encode()).hexdigest()[:8], 'file': self.path,
                             'line': line, 'clause': self.clause(line), 'function': self.function,
                             'what': what.format(words if len(words) < 110 else words[:107] + '...'),
                             'constant': self.constant})
        self.wraps.append((begin, end, number, before, behind))
        if swap:
            self.swaps.append((swap[0], swap[1], number, swap[2]))

    def clause(self, line):
        """The clause cited nearest: on the line, else above it, else below."""
        for row in [*range(line - 1, max(-1, line - 30), -1), *range(line, min(len(self.rows), line + 15))]:
            cited = re.findall(r'\[([A-Z]{2}-[\w.]+)\]|\b((?:PT|WT|DW|TF)_\w+)\b', self.rows[row])
            if cited:
                return cited[0][0] or cited[0][1].replace('_', '-', 1).replace('_', '.')
        return ''

    def mutated(self, first):
        """The text with all mutants in it, numbered from FIRST."""
        edits = []  # (place, three for the order at that place: ends, begins, operators; length replaced, text)
        for begin, end, number, before, behind in self.wraps:
            edits.append((begin, 1, -end, number, 0, before.replace('#', str(first + number))))
            edits.append((end, 0, -begin, -number, 0, behind))
        for begin, end, number, text in self.swaps:
            edits.append((begin, 2, 0, 0, end - begin, text.replace('#', str(first + number))))
        parts, at = [], 0
        for place, _, _, _, length, text in sorted(edits):
            parts += [self.text[at:place], text.encode()]
            at = place + length
        return b''.join([*parts, self.text[at:]])


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as file:
        file.write(text)


def main(game, folder, *batches):
    folder = os.path.relpath(folder)  # so that the compiler cache serves every checkout
    mutants = []
    for path in sorted(glob.glob(f'games/{game}/*.cpp')):
        if NOT_RULES.search(path):
            continue
        rules = Rules(path)
        write(f'{folder}/{path}', b'#include "testing/mutate/mutants.h"\n' + rules.mutated(len(mutants)))
        mutants += rules.mutants
        print(f'{path}: {len(rules.mutants)} mutants', flush=True)
    for batch in batches:
        lines = []
        for path in re.findall(r'"(.*)"', open(batch, encoding='utf-8').read()):
            lines.append(f'#include "{path if NOT_RULES.search("/" + path) else folder + "/" + path}"\n')
        write(f'{folder}/{os.path.basename(batch)}', ''.join(lines).encode())
    write(f'{folder}/mutants.json', json.dumps(mutants, indent=1).encode())


if __name__ == '__main__':
    main(*sys.argv[1:])
