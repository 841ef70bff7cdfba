import type { Generated } from "kysely";

/** The tables of free family books. */
export interface FreeBooksTables {
  free_books_level: { id: number; name: string };
  free_books_subject: { id: number; name: string };
  free_books_title: FreeBooksTitleTable;
  free_books_adoption: { school_id: number; isbn: string };
  free_books_order: FreeBooksOrderTable;
  free_books_child: FreeBooksChildTable;
  free_books_line: FreeBooksLineTable;
  free_books_family_book: { order_id: number; number: number; sha256: string; size: number };
  free_books_payment: { account_id: number; year: number };
}

export interface FreeBooksTitleTable {
  isbn: string;
  name: string;
  cost_cents: number;
  in_stock: Generated<boolean>;
  level_id: number;
  subject_id: number;
}

export interface FreeBooksOrderTable {
  id: Generated<number>;
  account_id: number;
  status: Generated<"draft" | "sent" | "paid">;
  total_cents: number | null;
  school_id: number | null;
  ordered_on: string | null;
  paid_at: Date | null;
}

export interface FreeBooksChildTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  surname1: string;
  surname2: string | null;
  birth: string;
  school_id: number;
}

export interface FreeBooksLineTable {
  order_id: number;
  number: number;
  child_id: number;
  school_id: number;
  level_id: number;
  subject_id: number;
  isbns: string[];
}
