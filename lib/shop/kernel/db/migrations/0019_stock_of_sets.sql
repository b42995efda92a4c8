-- Pieces that can be had at each place. A set has none of its own: as many as its scarcest part allows. Whether a part is on sale is
-- read once, not at each place: a set of six parts cost a cart more than all else that it shows. `OFFSET 0` keeps the part and its
-- stock looked up one by one: joined freely, they may cost a look at the whole stock.
CREATE OR REPLACE VIEW "available_stock" AS
	SELECT s."variant_id", s."place_id", s."quantity" FROM "stock" s
	UNION ALL
	SELECT sp."variant_id", pl."id", min(CASE WHEN part."is_sold" THEN coalesce(here."quantity", 0) / sp."quantity" ELSE 0 END)
	FROM "set_parts" sp
	CROSS JOIN LATERAL (
		SELECT v."is_active" AND p."is_active" AS "is_sold"
		FROM "variants" v JOIN "products" p ON p."id" = v."product_id" WHERE v."id" = sp."part_id" OFFSET 0
	) part
	CROSS JOIN "places" pl
	LEFT JOIN LATERAL (
		SELECT s."quantity" FROM "stock" s WHERE s."variant_id" = sp."part_id" AND s."place_id" = pl."id" OFFSET 0
	) here ON true
	GROUP BY sp."variant_id", pl."id";
